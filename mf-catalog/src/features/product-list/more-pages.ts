import type { CardView } from '@vitryna/product-view';

/** Pages below the one of the address. `place` is the entry of the history that they were added at. */
export type MorePages = {
  place: string;
  cards: CardView[];
  page: number;
  progress: 'idle' | 'busy' | 'failed' | 'offline';
};

/** The outcome of pages that did not come. */
export const failure = (): 'failed' | 'offline' => (navigator.onLine ? 'failed' : 'offline');

import type { InstantInput } from './instant-input.ts';
import { keepShownPages } from './keep-shown-pages.ts';
import { loadOnIntent } from './load-on-intent.ts';
import { prefetchInView } from './prefetch-in-view.ts';
import { speculate } from './speculate.ts';

/** Begins to prefetch, and to keep what was shown. */
export function startInstant(input: InstantInput): void {
  loadOnIntent(input);
  prefetchInView(input);
  keepShownPages(input);
  speculate(input);
}

import { thumbnailWidths } from '@vitryna/contracts/values';
import type { CardView } from './product-card-view.ts';

// What `ProductPicture` and the card of `@vitryna/ui` write; a test holds the two together.
const cardSizes = '(width >= 1440px) 220px, (width >= 768px) 27vw, 33vw';

/**
 * The preload of a card's picture, equal to the candidates of its `<img>`: for `preloadPicture` of the page's head.
 * `undefined` when the card is missing or has no picture.
 */
export function cardPreload(card: CardView | undefined): { srcSet: string; sizes: string; type: string } | undefined {
  if (!card?.picture) return undefined;
  return { srcSet: avifSet(card.picture.base), sizes: cardSizes, type: 'image/avif' };
}

/** Candidates of a picture as AVIF, as `ProductPicture` writes them. */
export function avifSet(base: string): string {
  const candidates = Object.entries(thumbnailWidths).map(([size, width]) => `${base}${size}.avif ${width}w`);
  return candidates.join(',');
}

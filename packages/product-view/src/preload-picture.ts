import { type PictureSource, placeholderPicture } from '@vitryna/contracts/pictures';
import { thumbnailWidths } from '@vitryna/contracts/values';
import type { CardView } from './product-card-view.ts';

// What `ProductPicture` and the card of `@vitryna/ui` write; a test holds the two together.
const cardSizes = '(width >= 1440px) 220px, (width >= 768px) 27vw, 33vw';

/**
 * The preload of a card's picture, equal to the candidates of its `<img>`: for `preloadPicture` of the page's head.
 * `undefined` when the card is missing.
 */
export function cardPreload(card: CardView | undefined): { srcSet: string; sizes: string; type: string } | undefined {
  if (!card) return undefined;
  return { srcSet: avifSet(card.picture ?? placeholderPicture), sizes: cardSizes, type: 'image/avif' };
}

/** Candidates of a picture as AVIF, as `ProductPicture` writes them. */
export function avifSet({ base, srcSet }: PictureSource): string {
  if (srcSet) return srcSet;
  const candidates = Object.entries(thumbnailWidths).map(([size, width]) => `${base}${size}.avif ${width}w`);
  return candidates.join(',');
}

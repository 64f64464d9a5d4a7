import { type Img, type ThumbnailType, thumbnailWidths } from '@vitryna/contracts/api';
import { locales, perLocale } from '@vitryna/contracts/languages';

const sizes = Object.keys(thumbnailWidths) as ThumbnailType[];

/** A shopper's picture as the API tells it; the media route answers its `.avif` and `.jpg` twins too. */
export const uploadedImage = (id: string): Img => ({
  id,
  locales: [...locales],
  alt: perLocale(() => ''),
  thumbnails: sizes.map((type) => ({ type, url: `/media/upload/${id}/${type}.webp` })),
});

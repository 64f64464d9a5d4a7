import { type Img, type ThumbnailType, thumbnailWidths } from '@vitryna/contracts/api';
import { type L10n, locales, perLocale } from '@vitryna/contracts/languages';

/** Address of a drawn picture in one size; the media route answers its `.avif` and `.jpg` twins too. */
export const pictureUrl = (hash: string, size: ThumbnailType): string => `/media/${hash}/${size}.webp`;

/** A drawn picture as the API tells it: square, in the five sizes, without words in it and so for every language. */
export const imageOf = (hash: string, alt: L10n): Img => ({
  id: hash,
  locales: [...locales],
  alt: perLocale((locale) => alt[locale]),
  thumbnails: (Object.entries(thumbnailWidths) as [ThumbnailType, number][]).map(([type, width]) => ({
    type,
    url: pictureUrl(hash, type),
    width,
    height: width,
  })),
});

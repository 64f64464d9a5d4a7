import type { Img } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';

/** A picture as `@vitryna/ui` shows it: the folder of its sizes and its words. */
type PictureView = { base: string; alt: string };

/** The pictures that may be shown in a language, in their order. */
export function toPictures(images: readonly Img[], locale: Locale): PictureView[] {
  return images.flatMap(({ locales, thumbnails: [thumbnail], alt }) => {
    if (!thumbnail || !locales.includes(locale)) return [];
    return [{ base: thumbnail.url.slice(0, thumbnail.url.lastIndexOf('/') + 1), alt: alt[locale] }];
  });
}

/**
 * The first picture that may be shown in a language, `null` without one: the place stays empty (specification §3).
 *
 * @example toPicture(product.images, 'uk'); // { base: '/media/0f3a…/', alt: 'Камера Vartis' }
 */
export function toPicture(images: readonly Img[], locale: Locale): PictureView | null {
  return toPictures(images, locale)[0] ?? null;
}

import type { Category, Img } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { toPictureSource } from '@vitryna/contracts/picture-sources';
import type { PictureSource, ProductPictureSource } from '@vitryna/contracts/pictures';

/** A picture as `@vitryna/ui` shows it: where its files are, and its words. */
type PictureView = ProductPictureSource & { alt: string };

/** The pictures that may be shown in a language, in their order. */
export function toPictures(images: readonly Img[], locale: Locale): PictureView[] {
  return images.flatMap(({ locales, thumbnails, alt, isFull }) => {
    const source = locales.includes(locale) ? toPictureSource(thumbnails) : null;
    return source ? [{ ...source, ...(isFull && { isFull }), alt: alt[locale] }] : [];
  });
}

/**
 * The first picture that may be shown in a language; `null` without one shows the placeholder (specification §3.22).
 *
 * @example toPicture(product.images, 'uk'); // { base: '/media/0f3a…/', alt: 'Камера Vartis' }
 */
export function toPicture(images: readonly Img[], locale: Locale): PictureView | null {
  return toPictures(images, locale)[0] ?? null;
}

/** The picture of a category for a language; null without one. */
export function categoryPicture({ assets }: Pick<Category, 'assets'>, locale: Locale): PictureSource | null {
  const url = assets.find(({ type }) => type === 'image')?.url[locale];
  return toPictureSource(url ? [{ url }] : []);
}

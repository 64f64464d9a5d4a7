import type { Img } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';

/** A picture as `@vitryna/ui` shows it: the folder of its sizes and its words. */
type PictureView = { base: string; alt: string };

/**
 * The first picture that may be shown in a language, `null` without one: the place stays empty (specification §3).
 *
 * @example toPicture(product.images, 'uk'); // { base: '/media/0f3a…/', alt: 'Камера Vartis' }
 */
export function toPicture(images: readonly Img[], locale: Locale): PictureView | null {
  const image = images.find((one) => one.locales.includes(locale) && one.thumbnails.length > 0);
  const url = image?.thumbnails[0]?.url;
  if (!image || !url) return null;
  return { base: url.slice(0, url.lastIndexOf('/') + 1), alt: image.alt[locale] };
}

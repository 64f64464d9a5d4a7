import { placeholderPicture } from '@vitryna/contracts/pictures';
import { avifSet } from '@vitryna/product-view';
import type { PreloadPicture } from '@vitryna/remote-kit';
import type { Picture } from '@vitryna/ui';

/** `sizes` of the gallery's stage. */
const stageSizes = '(width >= 1440px) 560px, (width >= 768px) 60vw, 92vw';

/** The candidates of the gallery's first picture, exactly as the gallery writes them, or it would be fetched twice. */
export function preloadOf([first]: readonly Picture[]): PreloadPicture {
  return { srcSet: avifSet(first ?? placeholderPicture), sizes: stageSizes, type: 'image/avif' };
}

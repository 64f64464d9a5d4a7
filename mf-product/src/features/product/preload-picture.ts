import { thumbnailWidths } from '@vitryna/contracts/values';
import type { PreloadPicture } from '@vitryna/remote-kit';
import type { Picture } from '@vitryna/ui';

/** `sizes` of the gallery's stage. */
const stageSizes = '(width >= 1440px) 560px, (width >= 768px) 60vw, 92vw';

/** The candidates of the gallery's first picture, exactly as the gallery writes them, or it would be fetched twice. */
export function preloadOf({ base }: Picture): PreloadPicture {
  const candidates = Object.entries(thumbnailWidths).map(([size, width]) => `${base}${size}.avif ${width}w`);
  return { srcSet: candidates.join(','), sizes: stageSizes, type: 'image/avif' };
}

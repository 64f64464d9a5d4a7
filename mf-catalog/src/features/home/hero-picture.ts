import { avifSet } from '@vitryna/product-view';
import type { PreloadPicture } from '@vitryna/remote-kit';
import type { BannerView } from './to-home-view.ts';

/** How wide the hero's picture is. */
export const heroSizes = '(width >= 768px) 420px, 260px';

/** The preload of the first slide, equal to the candidates of its picture. */
export function heroPreload(hero: BannerView[]): PreloadPicture | undefined {
  const picture = hero[0]?.picture;
  return picture ? { srcSet: avifSet(picture), sizes: heroSizes, type: 'image/avif' } : undefined;
}

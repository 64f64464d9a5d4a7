import { pictureHash } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { pictureDrawer } from '@vitryna/product-pictures';

/** Where the store serves a drawn picture. */
export const pictureUrl = (picture: PictureSpec, size: 'm' | 'l' | 'xl'): string =>
  `/media/${pictureHash(pictureDrawer, picture)}/${size}.webp`;

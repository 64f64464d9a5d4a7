import type { PictureDrawer } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { PictureType } from './studio/picture-type.ts';
import { types } from './types/index.ts';

/** Every kind of product that can be drawn, with its views and parameters. */
export const pictureTypes: readonly PictureType[] = types;

/** What the store draws with; its version is raised when drawings of many types change visibly. A single type has its own. */
export const pictureDrawer: PictureDrawer = { version: 1, types };

const byName = new Map(types.map((type) => [type.name, type]));

/**
 * Draws a picture: SVG of 1200 × 1200 units, on transparency except for close-ups and rooms. An unknown view is drawn as `front`.
 * Throws a RangeError for an unknown type.
 */
export function drawPicture(spec: PictureSpec): string {
  const type = byName.get(spec.type);
  if (!type) {
    throw new RangeError(`product-pictures: no type '${spec.type}'; known are ${[...byName.keys()].join(', ')}`);
  }
  return type.draw(spec.params, spec.view);
}

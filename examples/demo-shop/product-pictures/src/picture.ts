import { createHash } from 'node:crypto';
import type { PictureParams, PictureType } from './studio/picture-type.ts';
import { types } from './types/index.ts';

/** A picture by its data: equal values are the same picture. */
export type PictureSpec = { type: string; view: string; params: PictureParams };

/** Raised when drawings of many types change visibly: file names change with it, so caches need no purge. A single type has its own. */
export const rendererVersion = 1;

/** Every kind of product that can be drawn, with its views and parameters. */
export const pictureTypes: readonly PictureType[] = types;

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

/** Views of a product that can be turned. */
export { turnViews } from './studio/studio.ts';

/** The picture of a turn's view, beginning with the way the front looks; null where the product cannot be turned. */
export function turnSpec(spec: PictureSpec, view: number): PictureSpec | null {
  return byName.get(spec.type)?.hasTurn ? { ...spec, view: `turn-${String(view).padStart(2, '0')}` } : null;
}

/** Whether a picture fills its sheet: a close-up or a room. */
export const isFullPicture = ({ type, view, params }: PictureSpec): boolean =>
  byName.get(type)?.isFull(params, view) === true;

/** The name of a picture's files: 16 hexadecimal digits, the same for equal values in any order. */
export function pictureHash(spec: PictureSpec): string {
  const params = Object.keys(spec.params)
    .sort()
    .map((key) => [key, spec.params[key]]);
  const version = byName.get(spec.type)?.version ?? 1;
  // A type in its first version adds nothing: names given before types had versions stay.
  const text = JSON.stringify([rendererVersion, spec.type, spec.view, params, ...(version > 1 ? [version] : [])]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

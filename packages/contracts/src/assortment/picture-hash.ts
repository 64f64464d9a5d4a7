import { createHash } from 'node:crypto';
import type { PictureSpec } from '../api/catalogue-import.ts';
import { type PictureDrawer, pictureTypeOf } from './picture-drawer.ts';

/** The name of a picture's files: 16 hexadecimal digits, the same for equal values in any order. */
export function pictureHash(drawer: PictureDrawer, spec: PictureSpec): string {
  const params = Object.keys(spec.params)
    .sort()
    .map((key) => [key, spec.params[key]]);
  const version = pictureTypeOf(drawer, spec)?.version ?? 1;
  // A type in its first version adds nothing: names given before types had versions stay.
  const text = JSON.stringify([drawer.version, spec.type, spec.view, params, ...(version > 1 ? [version] : [])]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

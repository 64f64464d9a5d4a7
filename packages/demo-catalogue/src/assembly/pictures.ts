import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { pictureTypes } from '@vitryna/product-pictures';
import type { Draft } from '../model/draft.ts';
import { colourHex } from '../text/colours.ts';

const LIMIT = 5;
const types = new Map(pictureTypes.map((type) => [type.name, type]));

/**
 * Pictures of a product: the views its type can draw, with only the parameters the drawing looks at, so that models which differ
 * inside have equal pictures. A type that cannot be drawn gives none rather than broken ones.
 */
export function picturesOf({ picture, colour }: Draft): PictureSpec[] {
  const type = types.get(picture.type);
  if (type === undefined) return [];
  const given = colour === null ? picture.params : { ...picture.params, colour: colourHex(colour) };
  const params = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(type.defaults, name)));
  return type.views.slice(0, LIMIT).map((view) => ({ type: picture.type, view, params }));
}

/** The card picture. */
export const frontPicture = (draft: Draft): PictureSpec | null => picturesOf(draft)[0] ?? null;

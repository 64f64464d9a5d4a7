import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { pictureTypes } from '@vitryna/product-pictures';
import { colourHex } from '../text/colours.ts';
import type { Item } from './item.ts';

const LIMIT = 5;
const types = new Map(pictureTypes.map((type) => [type.name, type]));

/**
 * Pictures of a product: the views its type can draw, with only the parameters the drawing looks at, so that models which differ
 * inside have equal pictures. A type that cannot be drawn gives none rather than broken ones.
 */
export function picturesOf({ draft, pose }: Pick<Item, 'draft' | 'pose'>): PictureSpec[] {
  const { picture, colour } = draft;
  const type = types.get(picture.type);
  if (type === undefined) return [];
  const given = colour === null ? picture.params : { ...picture.params, colour: colourHex(colour) };
  const known = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(type.defaults, name)));
  const params = Object.hasOwn(type.defaults, 'pose') ? { ...known, pose } : known;
  return type.views.slice(0, LIMIT).map((view) => ({
    type: picture.type,
    view,
    params: view === 'front' ? params : known,
  }));
}

/** The card picture. */
export const frontPicture = (item: Pick<Item, 'draft' | 'pose'>): PictureSpec | null => picturesOf(item)[0] ?? null;

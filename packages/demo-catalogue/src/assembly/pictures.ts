import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { pictureTypes } from '@vitryna/product-pictures';
import type { Draft } from '../model/draft.ts';
import { colourHex } from '../text/colours.ts';
import { hash } from '../text/random.ts';

const LIMIT = 5;
const types = new Map(pictureTypes.map((type) => [type.name, type]));

/** Photographers turn goods: one of three poses for each model and colour, so that a shelf does not look stamped. */
const poseOf = ({ brand, model, colour }: Draft): number => hash(`${brand} ${model} ${colour ?? ''}`) % 3;

/**
 * Pictures of a product: the views its type can draw, with only the parameters the drawing looks at, so that models which differ
 * inside have equal pictures. A type that cannot be drawn gives none rather than broken ones.
 */
export function picturesOf(draft: Draft): PictureSpec[] {
  const { picture, colour } = draft;
  const type = types.get(picture.type);
  if (type === undefined) return [];
  const given = colour === null ? picture.params : { ...picture.params, colour: colourHex(colour) };
  const known = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(type.defaults, name)));
  const params = Object.hasOwn(type.defaults, 'pose') ? { ...known, pose: poseOf(draft) } : known;
  return type.views.slice(0, LIMIT).map((view) => ({
    type: picture.type,
    view,
    params: view === 'front' ? params : known,
  }));
}

/** The card picture. */
export const frontPicture = (draft: Draft): PictureSpec | null => picturesOf(draft)[0] ?? null;

import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { Draft } from '../model/draft.ts';
import { colourHex } from '../text/colours.ts';

/** Pictures of a product; models that differ only inside have equal ones. */
export const picturesOf = ({ picture, colour }: Draft): PictureSpec[] =>
  picture.views.map((view) => ({
    type: picture.type,
    view,
    params: colour === null ? picture.params : { ...picture.params, colour: colourHex(colour) },
  }));

/** The card picture. */
export const frontPicture = (draft: Draft): PictureSpec | null =>
  picturesOf(draft).find(({ view }) => view === 'front') ?? null;

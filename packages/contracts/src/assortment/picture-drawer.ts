import { z } from 'zod';
import type { PictureSpec } from '../api/catalogue-import.ts';
import { functionSchema } from './function-schema.ts';

/** Views of a product that can be turned, one full turn. */
export const turnViews = 24;

const pictureTypeSchema = z.object({
  /** What `type` of a picture names. */
  name: z.string().min(1),
  /** Raised when its drawings change visibly, and those of other types do not. */
  version: z.number().int().positive(),
  /** Whether it can be looked at from all around: then `turn-00` to `turn-23` are views, too. */
  hasTurn: z.boolean(),
  /** Whether a view fills its sheet, as close-ups and rooms do; all others are cut out. */
  isFull: functionSchema<(params: PictureSpec['params'], view: string) => boolean>(),
  /** The picture as a square SVG; unknown parameters are ignored, wrong ones replaced, an unknown view is drawn as `front`. */
  draw: functionSchema<(params: PictureSpec['params'], view: string) => string>(),
});
/** A kind of product that can be drawn. */
export type PictureType = z.infer<typeof pictureTypeSchema>;

/** What a module that draws pictures exports as `pictureDrawer`. */
export const pictureDrawerSchema = z.object({
  /** Raised when drawings of many types change visibly: names of files change with it, so caches need no purge. */
  version: z.number().int().positive(),
  types: z.array(pictureTypeSchema).readonly(),
});
export type PictureDrawer = z.infer<typeof pictureDrawerSchema>;

/** The drawer of a store that draws nothing: every picture is the placeholder. */
export const noDrawer: PictureDrawer = { version: 1, types: [] };

/** The type that a picture names, where the drawer knows it. */
export const pictureTypeOf = ({ types }: PictureDrawer, { type }: PictureSpec): PictureType | undefined =>
  types.find(({ name }) => name === type);

/** The picture of a turn's view, beginning with the way the front looks; null where the product cannot be turned. */
export function turnSpec(drawer: PictureDrawer, spec: PictureSpec, view: number): PictureSpec | null {
  const isTurned = pictureTypeOf(drawer, spec)?.hasTurn === true;
  return isTurned ? { ...spec, view: `turn-${String(view).padStart(2, '0')}` } : null;
}

/** Whether a picture fills its sheet: a close-up or a room. */
export const isFullPicture = (drawer: PictureDrawer, spec: PictureSpec): boolean =>
  pictureTypeOf(drawer, spec)?.isFull(spec.params, spec.view) === true;

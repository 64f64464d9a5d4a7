import { colourSchema, linkSchema, pictureUrlSchema } from '../api/scalars.ts';
import { z } from '../zod.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** HTML of editors, cleaned while it is read: the content service is another system, so what it sends may be anything. */
export const htmlSchema = z.string().overwrite(sanitiseHtml);

export const contentImageSchema = z.object({
  url: pictureUrlSchema,
  alt: z.string().optional(),
  width: z.number().positive().optional(),
  height: z.number().positive().optional(),
});
export type ContentImage = z.infer<typeof contentImageSchema>;

/** A banner of home or of a category; an empty colour is the theme's own. */
export const bannerSchema = z.object({
  title: z.string(),
  titleColor: colourSchema,
  url: linkSchema,
  description: z.string(),
  descriptionColor: colourSchema,
  buttonLabel: z.string(),
  buttonColor: colourSchema,
  buttonLabelColor: colourSchema,
  backgroundImage: contentImageSchema.nullable(),
  overlayImage: contentImageSchema.nullable(),
  position: z.number(),
});
export type Banner = z.infer<typeof bannerSchema>;

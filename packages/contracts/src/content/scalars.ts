import { colourSchema, linkSchema, pictureUrlSchema } from '../api/scalars.ts';
import { z } from '../zod.ts';

/** Keys below which HTML stands, in every answer of the content service; a plain text never does. */
export const htmlKeys = ['html', 'body', 'a', 'top', 'bottom'] as const;

/** HTML of editors. The content service may send anything: the gateway cleans what stands below `htmlKeys` on its way to anybody. */
export const htmlSchema = z.string();

const pixels = z.number().positive().nullish();
const imageFileSchema = z.object({ url: pictureUrlSchema, width: pixels, height: pixels });

/** A picture of editors; `formats` are the sizes that the content service has brought it into. */
export const contentImageSchema = imageFileSchema.extend({
  alt: z.string().nullish(),
  formats: z.record(z.string(), imageFileSchema).nullish(),
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

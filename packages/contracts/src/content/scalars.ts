import { colourSchema, linkSchema, pictureUrlSchema } from '../api/scalars.ts';
import { orElse } from '../tolerant.ts';
import { z } from '../zod.ts';

/** Keys below which HTML stands, in every answer of the content service; a plain text never does. */
export const htmlKeys = ['html', 'body', 'a', 'top', 'bottom'] as const;

/** HTML of editors. The content service may send anything: the gateway cleans what stands below `htmlKeys` on its way to anybody. */
export const htmlSchema = z.string();

const pixels = orElse(z.number().positive().nullish(), null);
const imageFileSchema = z.object({ url: pictureUrlSchema, width: pixels, height: pixels });

/** A picture of editors; `formats` are the sizes that the content service has brought it into. */
export const contentImageSchema = imageFileSchema.extend({
  alt: orElse(z.string().nullish(), null),
  formats: orElse(z.record(z.string(), imageFileSchema).nullish(), null),
});
export type ContentImage = z.infer<typeof contentImageSchema>;

/** A picture without which its owner is shown, too. */
export const optionalImageSchema = orElse(contentImageSchema.nullable(), null);

/** A banner of home or of a category; an empty colour is the theme's own. */
export const bannerSchema = z.object({
  title: z.string(),
  titleColor: colourSchema,
  url: linkSchema,
  description: orElse(z.string(), ''),
  descriptionColor: colourSchema,
  buttonLabel: orElse(z.string(), ''),
  buttonColor: colourSchema,
  buttonLabelColor: colourSchema,
  backgroundImage: optionalImageSchema,
  overlayImage: optionalImageSchema,
  position: orElse(z.number(), 0),
});
export type Banner = z.infer<typeof bannerSchema>;

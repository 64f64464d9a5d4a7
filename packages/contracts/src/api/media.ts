import { z } from '../zod.ts';
import { knownOnly, l10nSchema, localeSchema, pictureUrlSchema } from './scalars.ts';
import { attachmentGroups } from './values.ts';

const isNamedIn = (names: readonly string[], key: string) => (value: unknown) =>
  typeof value === 'object' && value !== null && names.includes((value as Record<string, string>)[key] ?? '');

/** One size of a picture, under any name and address (specification §3.1); pixels where they are known. */
export const thumbnailSchema = z.object({
  type: z.string(),
  url: pictureUrlSchema,
  width: z.number().nullish(),
  height: z.number().nullish(),
});
export type Thumbnail = z.infer<typeof thumbnailSchema>;

/** A picture; `locales` says in which languages it may be shown. */
export const imgSchema = z.object({
  id: z.string(),
  locales: z.array(localeSchema),
  alt: l10nSchema,
  thumbnails: z.array(thumbnailSchema),
  /** It has no edges of its own, as a scene or a close-up: a frame may cut it. Others are shown whole. */
  isFull: z.boolean().optional(),
});
export type Img = z.infer<typeof imgSchema>;

/** Downloads of one group (reading 16). */
export const attachmentSchema = z.object({
  group: z.enum(attachmentGroups),
  files: z.array(
    z.object({
      id: z.string(),
      name: l10nSchema,
      url: z.string(),
      /** Bytes. */
      size: z.number().nullable(),
      mime: z.string().nullable(),
      locales: z.array(localeSchema),
    }),
  ),
});
export type Attachment = z.infer<typeof attachmentSchema>;

export const attachmentsSchema = knownOnly(attachmentSchema, isNamedIn(attachmentGroups, 'group'));

/** A video of the channel: `id` has 11 characters. */
export const videoSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{11}$/),
  title: l10nSchema,
  poster: z.string().nullable(),
});
export type Video = z.infer<typeof videoSchema>;

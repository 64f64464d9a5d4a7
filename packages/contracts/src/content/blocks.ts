import { linkSchema } from '../api/scalars.ts';
import { listOf, orElse } from '../tolerant.ts';
import { z } from '../zod.ts';
import { bannerSchema, contentImageSchema, htmlSchema } from './scalars.ts';

const optionalText = orElse(z.string().optional(), undefined);
const titled = { title: optionalText };

/** The parts that a content page is made of. */
export const blockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), ...titled, html: htmlSchema }),
  z.object({ type: z.literal('image'), image: contentImageSchema, caption: optionalText }),
  z.object({ type: z.literal('gallery'), ...titled, images: listOf(contentImageSchema) }),
  /** `id` of the video channel. */
  z.object({ type: z.literal('video'), ...titled, id: z.string().regex(/^[A-Za-z0-9_-]{11}$/) }),
  z.object({ type: z.literal('quote'), text: z.string(), author: optionalText }),
  z.object({
    type: z.literal('table'),
    ...titled,
    head: orElse(z.array(z.string()), []),
    rows: listOf(z.array(z.string())),
  }),
  /** Either named products or what a product list with this query holds. */
  z.object({
    type: z.literal('products'),
    ...titled,
    slugs: orElse(listOf(z.string()).optional(), undefined),
    query: optionalText,
  }),
  z.object({ type: z.literal('banner'), banner: bannerSchema }),
  z.object({
    type: z.literal('accordion'),
    ...titled,
    items: listOf(z.object({ title: z.string(), html: htmlSchema })),
  }),
  z.object({ type: z.literal('steps'), ...titled, items: listOf(z.object({ title: z.string(), html: htmlSchema })) }),
  z.object({
    type: z.literal('cards'),
    ...titled,
    items: listOf(
      z.object({
        title: z.string(),
        text: orElse(z.string(), ''),
        url: orElse(linkSchema.optional(), undefined),
        image: orElse(contentImageSchema.optional(), undefined),
        icon: optionalText,
      }),
    ),
  }),
  /** A form that posts to `/marketing/event` with this event. */
  z.object({ type: z.literal('form'), ...titled, event: z.string() }),
  /** Something to download; `size` in bytes. */
  z.object({
    type: z.literal('file'),
    ...titled,
    url: linkSchema,
    name: z.string().min(1),
    size: orElse(z.number().positive().optional(), undefined),
  }),
  z.object({ type: z.literal('map'), ...titled, lat: z.number(), lng: z.number(), label: optionalText }),
]);
export type Block = z.infer<typeof blockSchema>;
export type BlockType = Block['type'];

/** Blocks without those of a type that this version does not know, and without those that are wrong. */
export const blocksSchema = listOf(blockSchema);

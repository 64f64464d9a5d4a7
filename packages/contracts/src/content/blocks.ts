import { knownOnly, linkSchema } from '../api/scalars.ts';
import { z } from '../zod.ts';
import { bannerSchema, contentImageSchema, htmlSchema } from './scalars.ts';

const titled = { title: z.string().optional() };

/** The parts that a content page is made of. */
export const blockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), ...titled, html: htmlSchema }),
  z.object({ type: z.literal('image'), image: contentImageSchema, caption: z.string().optional() }),
  z.object({ type: z.literal('gallery'), ...titled, images: z.array(contentImageSchema) }),
  /** `id` of the video channel. */
  z.object({ type: z.literal('video'), ...titled, id: z.string().regex(/^[A-Za-z0-9_-]{11}$/) }),
  z.object({ type: z.literal('quote'), text: z.string(), author: z.string().optional() }),
  z.object({ type: z.literal('table'), ...titled, head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  /** Either named products or what a product list with this query holds. */
  z.object({
    type: z.literal('products'),
    ...titled,
    slugs: z.array(z.string()).optional(),
    query: z.string().optional(),
  }),
  z.object({ type: z.literal('banner'), banner: bannerSchema }),
  z.object({
    type: z.literal('accordion'),
    ...titled,
    items: z.array(z.object({ title: z.string(), html: htmlSchema })),
  }),
  z.object({ type: z.literal('steps'), ...titled, items: z.array(z.object({ title: z.string(), html: htmlSchema })) }),
  z.object({
    type: z.literal('cards'),
    ...titled,
    items: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        url: linkSchema.optional(),
        image: contentImageSchema.optional(),
        icon: z.string().optional(),
      }),
    ),
  }),
  /** A form that posts to `/marketing/event` with this event. */
  z.object({ type: z.literal('form'), ...titled, event: z.string() }),
  z.object({ type: z.literal('map'), ...titled, lat: z.number(), lng: z.number(), label: z.string().optional() }),
]);
export type Block = z.infer<typeof blockSchema>;
export type BlockType = Block['type'];

const types = new Set<unknown>(blockSchema.options.map((option) => option.shape.type.value));

/** Blocks without those of a type that this version does not know. */
export const blocksSchema = knownOnly(blockSchema, (value) => types.has((value as { type?: unknown } | null)?.type));

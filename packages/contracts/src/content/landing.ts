import { listOf, optionalListOf, orElse } from '../tolerant.ts';
import { z } from '../zod.ts';
import { blocksSchema } from './blocks.ts';
import { paginationSchema } from './envelope.ts';
import { optionalImageSchema } from './scalars.ts';

/** A promotion's own page; a closed one answers 410 and still shows its products. */
export const landingPageSchema = z.object({
  id: z.string(),
  title: z.string(),
  cover: optionalImageSchema,
  /** Unix seconds. */
  period: z.object({ startAt: z.number(), endAt: z.number() }),
  isActive: z.boolean(),
  blocks: blocksSchema,
  /** Slugs. */
  products: optionalListOf(z.string()),
  form: orElse(z.object({ event: z.string(), title: z.string() }).optional(), undefined),
});
export type LandingPage = z.infer<typeof landingPageSchema>;

/** Answer of `/landing-pages`; a service that does not say which part of the list it is has told all of it. */
export const landingPageListSchema = z.object({
  items: listOf(landingPageSchema),
  pagination: orElse(paginationSchema.optional(), undefined),
});
export type LandingPageList = z.infer<typeof landingPageListSchema>;

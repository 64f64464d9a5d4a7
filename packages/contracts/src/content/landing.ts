import { z } from '../zod.ts';
import { blocksSchema } from './blocks.ts';
import { contentImageSchema } from './scalars.ts';

/** A promotion's own page; a closed one answers 410 and still shows its products. */
export const landingPageSchema = z.object({
  id: z.string(),
  title: z.string(),
  cover: contentImageSchema.nullable(),
  /** Unix seconds. */
  period: z.object({ startAt: z.number(), endAt: z.number() }),
  isActive: z.boolean(),
  blocks: blocksSchema,
  /** Slugs. */
  products: z.array(z.string()),
  form: z.object({ event: z.string(), title: z.string() }).optional(),
});
export type LandingPage = z.infer<typeof landingPageSchema>;

/** Answer of `/landing-pages`. */
export const landingPagesSchema = z.array(landingPageSchema);

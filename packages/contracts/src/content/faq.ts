import { listOf } from '../tolerant.ts';
import { z } from '../zod.ts';
import { htmlSchema } from './scalars.ts';

/** A page of questions and answers; answers of `/faq` and `/faq/view`. */
export const faqSchema = z.object({
  slug: z.string(),
  title: z.string(),
  groups: listOf(
    z.object({ title: z.string(), items: listOf(z.object({ slug: z.string(), q: z.string(), a: htmlSchema })) }),
  ),
});
export type Faq = z.infer<typeof faqSchema>;

/** Answer of `/faq`. */
export const faqsSchema = listOf(faqSchema);

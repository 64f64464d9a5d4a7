import { z } from '../zod.ts';
import { blocksSchema } from './blocks.ts';
import { htmlSchema } from './scalars.ts';

/** A content page in the language that was asked for. Whatever was not among the query's `fields` is missing. */
export const pageSchema = z.object({
  path: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  h1: z.string().optional(),
  body: htmlSchema.optional(),
  blocks: blocksSchema.optional(),
});
export type Page = z.infer<typeof pageSchema>;

/** Answer of `/pages`: one page or a list that holds at most one; null when the path has none. */
export const pageAnswerSchema = z.preprocess(
  (value) => (Array.isArray(value) ? (value[0] ?? null) : value),
  pageSchema.nullable(),
);

/** Answer of `/pages` for `fields` metaTitle and metaDescription. */
export const pageSeoSchema = z.preprocess(
  (value) => (Array.isArray(value) ? (value[0] ?? null) : value),
  z.object({ metaTitle: z.string().catch(''), metaDescription: z.string().catch('') }).nullable(),
);

/** Answer of `/category-seo`. */
export const categorySeoSchema = z
  .object({
    metaTitle: z.string(),
    metaDescription: z.string(),
    h1: z.string(),
    top: htmlSchema,
    bottom: htmlSchema,
    faq: z.array(z.object({ q: z.string(), a: htmlSchema })),
  })
  .nullable();
export type CategorySeo = z.infer<typeof categorySeoSchema>;

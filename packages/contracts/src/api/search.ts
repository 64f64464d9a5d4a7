import { z } from '../zod.ts';
import { categorySchema } from './category.ts';
import { productCardSchema } from './product.ts';
import { correctionSchema } from './product-list.ts';
import { l10nSchema } from './scalars.ts';

/** Answer of `/catalog/search/suggest`; `marks` are [start, end) in UTF-16 units. */
export const suggestSchema = z.object({
  queries: z.array(z.object({ text: z.string(), marks: z.array(z.tuple([z.number(), z.number()])) })),
  categories: z.array(z.object({ slug: z.string(), name: l10nSchema, count: z.number() })),
  manufacturers: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number() })),
  products: z.array(productCardSchema),
  pages: z.array(z.object({ title: l10nSchema, url: z.string() })),
  correction: correctionSchema.nullable(),
  redirect: z.string().nullable(),
});
export type Suggest = z.infer<typeof suggestSchema>;

/** Answer of `/catalog/search/popular`. */
export const popularSearchesSchema = z.object({ queries: z.array(z.string()), categories: z.array(categorySchema) });
export type PopularSearches = z.infer<typeof popularSearchesSchema>;

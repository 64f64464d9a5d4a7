import { z } from '../zod.ts';
import { labelsSchema } from './product.ts';
import { breadcrumbSchema, l10nSchema, promotionSchema, seoSchema } from './scalars.ts';

/** A node of the category tree; only those with products are sent (specification §3). */
export const categorySchema = z.object({
  id: z.string(),
  code: z.string(),
  name: l10nSchema,
  slug: z.string(),
  labels: labelsSchema,
  /** `type` is `icon`, `image` or `banner`; others may come. */
  assets: z.array(z.object({ type: z.string(), url: l10nSchema })),
  productsCount: z.number(),
  compilation: z.object({ self: z.boolean(), children: z.boolean() }),
  promotion: promotionSchema.nullable(),
  parent: z.string().nullable(),
  get children() {
    return z.array(categorySchema);
  },
});
export type Category = z.infer<typeof categorySchema>;

/** Answer of `/catalog/category/list`. */
export const categoriesSchema = z.array(categorySchema);

/** Answer of `/catalog/category/view`. */
export const categoryViewSchema = categorySchema.extend({
  breadcrumbs: z.array(breadcrumbSchema),
  seo: seoSchema,
  siblings: z.array(z.object({ slug: z.string(), name: l10nSchema, productsCount: z.number() })),
});
export type CategoryView = z.infer<typeof categoryViewSchema>;

import { z } from '../zod.ts';
import { productCardSchema, productSchema } from './product.ts';
import { idInput, l10nSchema, moneySchema } from './scalars.ts';

export const favouriteSchema = z.object({
  product: productCardSchema,
  addedAt: z.string(),
  /** Null for what had no price then. */
  priceThen: moneySchema.nullable(),
  /** Whether it could not be bought when it was added, and can be now. */
  isBack: z.boolean().default(false),
});
export type Favourite = z.infer<typeof favouriteSchema>;

/** Answer of `/catalog/product/list/favorite`. */
export const favouritesSchema = z.array(favouriteSchema);

const favouritesToken = z.string().regex(/^[0-9A-Za-z_-]{43}$/);

/** Answer of `/catalog/product/favorite/share` and `/share/stop`: the token of the link, or null where there is none. */
export const favouritesShareSchema = z.object({ token: favouritesToken.nullable() });
export type FavouritesShare = z.infer<typeof favouritesShareSchema>;

/** `/catalog/product/list/favorite/shared` */
export const sharedFavouritesQuerySchema = z.object({ token: favouritesToken });

/** Answer of `/catalog/product/list/favorite/shared`: the products, the latest added first; nothing of whose they are. */
export const sharedFavouritesSchema = z.object({ products: z.array(productCardSchema) });

/** A row of a comparison: one value per product; `best` are indexes of the best ones. */
export const comparisonRowSchema = z.object({
  group: l10nSchema.nullable(),
  slug: z.string(),
  name: l10nSchema,
  hint: l10nSchema.nullable(),
  values: z.array(l10nSchema.nullable()),
  differs: z.boolean(),
  best: z.array(z.number()),
});
export type ComparisonRow = z.infer<typeof comparisonRowSchema>;

/** Products to compare, grouped by main category, at most six in a group. */
export const comparisonSchema = z.object({
  groups: z.array(
    z.object({
      category: z.object({ id: z.string(), slug: z.string(), name: l10nSchema }),
      products: z.array(productSchema),
      rows: z.array(comparisonRowSchema),
    }),
  ),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** Answer of `/catalog/product/comparison/ids`, and of the calls that write: the ids alone, by main category. */
export const comparisonIdsSchema = z.object({
  groups: z.array(z.object({ categoryId: z.string(), ids: z.array(z.string()) })),
});
export type ComparisonIds = z.infer<typeof comparisonIdsSchema>;

/** `/catalog/product/list/comparison`; `ids[]` are the products of a shared link. */
export const comparisonQuerySchema = z.object({ ids: z.array(idInput).max(50).optional() });

/** Body of `/catalog/product/comparison/clear`. */
export const comparisonClearSchema = z.object({ categoryId: idInput.optional() });

/** Body of the calls that add a product to favourites or comparison, or remove it. */
export const productChangeSchema = z.object({ productId: idInput });

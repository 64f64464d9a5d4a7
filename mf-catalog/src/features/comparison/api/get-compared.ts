import type { ApiClient } from '@vitryna/api-client';
import {
  type Category,
  categoriesSchema,
  type Product,
  type ProductCard,
  productCardsSchema,
  productViewSchema,
} from '@vitryna/contracts/api';

/** Cards of these products in this order; those that are gone are left out. */
export function getCards(api: ApiClient, ids: string[], signal: AbortSignal): Promise<ProductCard[]> {
  return api.get('/catalog/product/list/ids', { schema: productCardsSchema, query: { ids }, signal });
}

/** A product with its specifications; null when it cannot be had, and then its column stays empty. */
export async function getProduct(api: ApiClient, card: ProductCard, signal: AbortSignal): Promise<Product | null> {
  const query = { slug: card.slug, categorySlug: card.categorySlug };
  const view = await api.get('/catalog/product/view', { schema: productViewSchema, query, signal }).catch(() => null);
  return view && !('redirect' in view) ? view : null;
}

/** The tree, for the names of categories. */
export function getCategories(api: ApiClient, signal: AbortSignal): Promise<Category[]> {
  return api.get('/catalog/category/list', { schema: categoriesSchema, signal }).catch(() => []);
}

import type { ApiClient } from '@vitryna/api-client';
import { type ProductCard, productCardsSchema } from '@vitryna/contracts/api';

/** Products that banners lead to, by the slugs of their addresses; those that are gone are missing. */
export async function getAdvertised(
  api: ApiClient,
  slugs: readonly string[],
  signal: AbortSignal,
): Promise<ProductCard[]> {
  if (slugs.length === 0) return [];
  const query = { slugs: [...slugs] };
  return api.get('/catalog/product/list/ids', { schema: productCardsSchema, query, isQuiet: true, signal });
}

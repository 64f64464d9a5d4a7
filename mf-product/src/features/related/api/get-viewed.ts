import type { ApiClient } from '@vitryna/api-client';
import { type ProductCard, productCardsSchema } from '@vitryna/contracts/api';

/** Products by their ids, those that are still there, in the same order. */
export function getViewed(api: ApiClient, ids: readonly string[], signal: AbortSignal): Promise<ProductCard[]> {
  return api.get('/catalog/product/list/ids', { schema: productCardsSchema, query: { ids }, signal, isQuiet: true });
}

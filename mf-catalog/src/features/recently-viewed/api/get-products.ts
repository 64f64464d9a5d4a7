import type { ApiClient } from '@vitryna/api-client';
import { type ProductCard, productCardsSchema } from '@vitryna/contracts/api';

/** Products by their ids, in that order; those that are gone are missing. */
export function getProducts(api: ApiClient, ids: readonly string[]): Promise<ProductCard[]> {
  return api.get('/catalog/product/list/ids', { schema: productCardsSchema, query: { ids: [...ids] }, isQuiet: true });
}

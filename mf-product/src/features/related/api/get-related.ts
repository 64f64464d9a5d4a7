import type { ApiClient } from '@vitryna/api-client';
import { type ProductCard, productCardsSchema, type RelatedType } from '@vitryna/contracts/api';

type Input = { productId: string; type: RelatedType; signal: AbortSignal };

/** Most products of a row: what fits the widest screen; they travel with every page. */
const limit = 6;

/** Products that belong to this one. */
export function getRelated(api: ApiClient, { productId, type, signal }: Input): Promise<ProductCard[]> {
  return api.get('/catalog/product/list/related', {
    schema: productCardsSchema,
    query: { productId, type, limit },
    signal,
    isQuiet: true,
  });
}

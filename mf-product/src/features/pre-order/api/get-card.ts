import type { ApiClient } from '@vitryna/api-client';
import { type ProductCard, productCardsSchema } from '@vitryna/contracts/api';

/** The card of a product; null when it is gone. */
export async function getCard(api: ApiClient, productId: string, signal: AbortSignal): Promise<ProductCard | null> {
  const query = { ids: [productId] };
  const cards = await api.get('/catalog/product/list/ids', {
    schema: productCardsSchema,
    query,
    signal,
    isQuiet: true,
  });
  return cards[0] ?? null;
}

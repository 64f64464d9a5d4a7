import type { ApiClient } from '@vitryna/api-client';
import { type PriceHistory, priceHistorySchema } from '@vitryna/contracts/api';

/** A product's prices of the last 90 days. */
export const getHistory = (
  api: ApiClient,
  { productId, signal }: { productId: string; signal?: AbortSignal },
): Promise<PriceHistory> =>
  api.get('/catalog/product/price/history', {
    schema: priceHistorySchema,
    query: { productId },
    isQuiet: true,
    ...(signal && { signal }),
  });

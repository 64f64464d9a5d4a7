import type { ApiClient } from '@vitryna/api-client';
import { type ReviewPage, reviewPageSchema } from '@vitryna/contracts/api';

type Input = { productId: string; page?: number; limit?: number; signal: AbortSignal };

/** Reviews of a product, the most useful first, with the distribution of all. */
export function getReviews(api: ApiClient, { productId, page = 1, limit = 10, signal }: Input): Promise<ReviewPage> {
  return api.get('/catalog/product/review/list', {
    schema: reviewPageSchema,
    query: { productId, page, limit, sort: 'useful' },
    signal,
  });
}

import type { ApiClient } from '@vitryna/api-client';
import { type ReviewPage, reviewPageSchema } from '@vitryna/contracts/api';
import { noJsReviews, type ReviewsState } from '../reviews-state.ts';

type Input = { productId: string; state?: ReviewsState; limit?: number; signal: AbortSignal };

/** Reviews of a product, the most useful first unless told, with the distribution of all. */
export function getReviews(
  api: ApiClient,
  { productId, state = noJsReviews, limit = 10, signal }: Input,
): Promise<ReviewPage> {
  const { page, sort, rating, hasPictures } = state;
  return api.get('/catalog/product/review/list', {
    schema: reviewPageSchema,
    query: {
      productId,
      page,
      limit,
      sort,
      ...(rating !== null && { rating }),
      ...(hasPictures && { withMedia: 'true' }),
    },
    signal,
  });
}

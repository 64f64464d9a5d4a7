import type { ApiClient } from '@vitryna/api-client';
import { type Review, reviewSchema } from '@vitryna/contracts/api';

/** One review that is shown. */
export const getReview = (api: ApiClient, reviewId: string, signal: AbortSignal): Promise<Review> =>
  api.get('/catalog/product/review/view', { schema: reviewSchema, query: { reviewId }, signal });

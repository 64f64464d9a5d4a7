import type { ApiClient } from '@vitryna/api-client';
import { ownVotesSchema, type ReviewVotes, reviewVotesSchema } from '@vitryna/contracts/api';

/** Says whether a review helped; 0 takes it back. */
export const vote = (api: ApiClient, reviewId: string, value: ReviewVotes['mine']): Promise<ReviewVotes> =>
  api.post('/catalog/product/review/vote', { reviewId, value }, { schema: reviewVotesSchema });

/** The visitor's own votes on the reviews of a product, by review. */
export const getOwnVotes = (api: ApiClient, productId: string, signal: AbortSignal): Promise<Record<string, 1 | -1>> =>
  api.get('/catalog/product/review/votes', { schema: ownVotesSchema, query: { productId }, signal });

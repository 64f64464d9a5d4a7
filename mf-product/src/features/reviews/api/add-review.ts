import type { ApiClient } from '@vitryna/api-client';
import { pendingSchema } from '@vitryna/contracts/api';
import type { RobotGuard } from '@vitryna/forms';
import type { ReviewInputValues } from '../review-schemas.ts';

/**
 * Sends a review, which the shop reads before it is shown; the same key and body are counted once (contract §0).
 *
 * @throws an `ApiError`; 409 when this person has written about the product
 */
export const addReview = (
  api: ApiClient,
  body: ReviewInputValues & RobotGuard & { productId: string; files: string[] },
  idempotencyKey: string,
): Promise<unknown> => api.post('/catalog/product/review/add', body, { schema: pendingSchema, idempotencyKey });

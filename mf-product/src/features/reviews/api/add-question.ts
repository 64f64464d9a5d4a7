import type { ApiClient } from '@vitryna/api-client';
import { pendingSchema } from '@vitryna/contracts/api';
import type { RobotGuard } from '@vitryna/forms';
import type { QuestionValues } from '../review-schemas.ts';

/** Sends a question, which the shop reads before it is shown; the same key and body are counted once (contract §0). */
export const addQuestion = (
  api: ApiClient,
  body: QuestionValues & RobotGuard & { productId: string },
  idempotencyKey: string,
): Promise<unknown> => api.post('/catalog/product/question/add', body, { schema: pendingSchema, idempotencyKey });

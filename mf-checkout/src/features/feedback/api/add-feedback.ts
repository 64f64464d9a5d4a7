import type { ApiClient } from '@vitryna/api-client';
import { feedbackResultSchema, type feedbackSchema } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';

/** A buyer's feedback on a purchase. */
export type Feedback = z.output<typeof feedbackSchema>;

/** Sends it; the answer says how many reviews wait to be read, and gives a coupon where there is one. */
export function addFeedback(api: ApiClient, body: Feedback): Promise<z.infer<typeof feedbackResultSchema>> {
  return api.post('/order/feedback/add', body, { schema: feedbackResultSchema });
}

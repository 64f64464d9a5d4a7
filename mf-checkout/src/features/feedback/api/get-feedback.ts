import type { ApiClient } from '@vitryna/api-client';
import { feedbackViewSchema } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';

/** Which purchase, and the token of the e-mail that asks about it. */
export type FeedbackKey = { orderId: string; token: string };
export type FeedbackView = z.infer<typeof feedbackViewSchema>;

/** The purchase of the e-mail's receiver. */
export function getFeedback(api: ApiClient, query: FeedbackKey): Promise<FeedbackView> {
  return api.get('/order/feedback/view', { schema: feedbackViewSchema, query, isQuiet: true });
}

import { feedbackSchema } from '@vitryna/contracts/api';
import { z } from '@vitryna/contracts/zod';
import type { Feedback } from './api/add-feedback.ts';
import type { FeedbackKey } from './api/get-feedback.ts';

/** The form's values: null is a question that nobody has answered yet. */
export type FeedbackInput = {
  service: number | null;
  delivery: number | null;
  nps: number | null;
  comment: string;
  products: { productId: string; rating: number | null; body: string }[];
};

/** The rules of the call, which judge what nobody has answered; a product that nobody has rated is left out. */
export const createFeedbackForm = (key: FeedbackKey): z.ZodType<Feedback, FeedbackInput> =>
  z
    .custom<FeedbackInput>()
    .transform(
      (values) =>
        ({ ...key, ...values, products: values.products.filter(({ rating }) => rating !== null) }) as z.input<
          typeof feedbackSchema
        >,
    )
    .pipe(feedbackSchema);

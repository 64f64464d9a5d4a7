import { questionText, reviewText } from '@vitryna/contracts/api';
import { email, optional } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { agreement } from '@vitryna/forms';

/** A review of a product. A guest gives an address, which is never shown; a signed-in shopper has one. */
export const createReviewSchema = (isSignedIn: boolean) =>
  z.object({ ...reviewText, email: isSignedIn ? optional(email) : email, agree: agreement });
export type ReviewInput = z.input<ReturnType<typeof createReviewSchema>>;
export type ReviewInputValues = z.output<ReturnType<typeof createReviewSchema>>;

/** A shopper's question about a product. */
export const questionSchema = z.object({ ...questionText, agree: agreement });
export type QuestionInput = z.input<typeof questionSchema>;
export type QuestionValues = z.output<typeof questionSchema>;

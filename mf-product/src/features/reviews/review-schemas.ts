import { questionWords, reviewWords } from '@vitryna/contracts/api';
import { email, optional } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { agreement } from '@vitryna/forms';

/** What somebody says of a product. A guest gives an address, which is never shown; whoever is signed in has one. */
export const createReviewSchema = (isSignedIn: boolean) =>
  z.object({ ...reviewWords, email: isSignedIn ? optional(email) : email, agree: agreement });
export type ReviewInput = z.input<ReturnType<typeof createReviewSchema>>;
export type ReviewInputValues = z.output<ReturnType<typeof createReviewSchema>>;

/** What somebody asks about a product. */
export const questionSchema = z.object({ ...questionWords, agree: agreement });
export type QuestionInput = z.input<typeof questionSchema>;
export type QuestionValues = z.output<typeof questionSchema>;

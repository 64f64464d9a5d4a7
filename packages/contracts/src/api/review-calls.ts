import { z } from '../zod.ts';
import { filesInput } from './files.ts';
import { formGuardSchema } from './marketing.ts';
import { agree, email, optional, person, ruleMessages, text } from './rules.ts';
import { idInput, pageInput } from './scalars.ts';

/** Most characters of each text, and fewest of the main ones (contract §2). */
export const reviewLimits = { least: 10, review: 2000, aside: 500, question: 1000 } as const;

const told = (max: number) => text(max).min(reviewLimits.least, ruleMessages.tooShort);

/** A review of a product. */
export const reviewText = {
  rating: z.coerce.number(ruleMessages.required).int(ruleMessages.required).min(1, ruleMessages.required).max(5),
  author: person,
  body: told(reviewLimits.review),
  pros: optional(text(reviewLimits.aside)),
  cons: optional(text(reviewLimits.aside)),
};

/** A shopper's question about a product. */
export const questionText = { author: person, email, body: told(reviewLimits.question) };

/** Body of `/catalog/product/review/add`; who is signed in needs no `email`. */
export const reviewAddSchema = formGuardSchema.extend({
  ...reviewText,
  productId: idInput,
  email: optional(email),
  files: filesInput,
  agree,
});

/** Answer to a review and to a question: somebody reads it first. */
export const pendingSchema = z.object({ id: z.string(), status: z.literal('pending') });

const voteSchema = z.union([z.literal(1), z.literal(-1), z.literal(0)]);

/** Body of `/catalog/product/review/vote`; 0 takes a vote back. */
export const reviewVoteSchema = z.object({ reviewId: idInput, value: voteSchema });

/** Answer of `/catalog/product/review/vote`. */
export const reviewVotesSchema = z.object({ up: z.number(), down: z.number(), mine: voteSchema });
export type ReviewVotes = z.infer<typeof reviewVotesSchema>;

/** `/catalog/product/review/votes`: the visitor's own. */
export const ownVotesQuerySchema = z.object({ productId: idInput });

/** Answer of `/catalog/product/review/votes`, by review; one without a vote is left out. */
export const ownVotesSchema = z.record(z.string(), z.union([z.literal(1), z.literal(-1)]));

/** `/catalog/product/review/view` */
export const reviewViewQuerySchema = z.object({ reviewId: idInput });

/** `/catalog/product/question/list` */
export const questionListQuerySchema = z.object({ productId: idInput, page: pageInput.default(1) });

/** Body of `/catalog/product/question/add` */
export const questionAddSchema = formGuardSchema.extend({ ...questionText, productId: idInput, agree });

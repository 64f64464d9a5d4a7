import { z } from '../zod.ts';
import { productCardSchema } from './product.ts';
import { questionSchema, reviewSchema } from './review.ts';
import { idInput, localeSchema, moneySchema, pagedSchema, pageInput } from './scalars.ts';
import { userSchema } from './user.ts';

/** Answer of `/account/watch/list`: which products an account waits for, by its confirmed e-mail and phone. */
export const watchesSchema = z.object({
  /** Until they become cheaper. */
  prices: z.array(
    z.object({
      id: z.string(),
      product: productCardSchema,
      /** Null where every fall counts. */
      target: moneySchema.nullable(),
      createdAt: z.string(),
    }),
  ),
  /** Until they can be bought. */
  goods: z.array(z.object({ id: z.string(), product: productCardSchema, createdAt: z.string() })),
});
export type Watches = z.infer<typeof watchesSchema>;

/** Body of `/account/watch/remove`. */
export const watchRemoveSchema = z.object({ kind: z.enum(['price', 'goods']), id: idInput });

/** Query of `/account/review/list` and `/account/question/list`. */
export const ownTextsQuerySchema = z.object({ page: pageInput.default(1) });

const ownText = {
  /** Null for a product that is shown no more. */
  product: productCardSchema.nullable(),
  /** Whether the shop has read it. */
  status: z.enum(['pending', 'published', 'rejected']),
};

/** Answer of `/account/review/list`, the latest first. */
export const ownReviewsSchema = pagedSchema(
  reviewSchema
    .pick({ id: true, rating: true, body: true, pros: true, cons: true, createdAt: true, reply: true })
    .extend({ ...ownText, locale: localeSchema.optional() }),
);
export type OwnReviews = z.infer<typeof ownReviewsSchema>;

/** Answer of `/account/question/list`, the latest first. */
export const ownQuestionsSchema = pagedSchema(questionSchema.omit({ author: true }).extend(ownText));
export type OwnQuestions = z.infer<typeof ownQuestionsSchema>;

/** Answer of `/account/coupon/list`: those of the confirmed e-mail, the latest first. */
export const ownCouponsSchema = z.array(
  z.object({
    code: z.string(),
    /** Percent. */
    discount: z.number(),
    /** Goods for less are not discounted; null without such a sum. */
    minTotal: moneySchema.nullable(),
    expiresAt: z.string(),
    state: z.enum(['good', 'used', 'expired']),
  }),
);
export type OwnCoupons = z.infer<typeof ownCouponsSchema>;

/** Answer of `/account/export`: all that is kept of a person, each list as the store has it; for a file. */
export const accountExportSchema = z.object({
  exportedAt: z.string(),
  user: userSchema,
  lists: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type AccountExport = z.infer<typeof accountExportSchema>;

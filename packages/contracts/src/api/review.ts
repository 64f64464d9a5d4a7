import { z } from '../zod.ts';
import { imgSchema } from './media.ts';
import { localeSchema, pagedSchema } from './scalars.ts';

export const reviewSchema = z.object({
  id: z.string(),
  author: z.string(),
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  body: z.string(),
  pros: z.string().nullable(),
  cons: z.string().nullable(),
  locale: localeSchema,
  verifiedPurchase: z.boolean(),
  images: z.array(imgSchema),
  video: z.string().nullable(),
  votes: z.object({
    up: z.number(),
    down: z.number(),
    mine: z.union([z.literal(1), z.literal(-1), z.literal(0)]),
  }),
  createdAt: z.string(),
  reply: z.object({ body: z.string(), at: z.string() }).nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/** Answer of `/catalog/product/review/list`; `recommend` is a share from 0 to 1. */
export const reviewPageSchema = pagedSchema(reviewSchema).extend({
  summary: z.object({
    average: z.number().nullable(),
    count: z.number(),
    distribution: z.record(z.enum(['1', '2', '3', '4', '5']), z.number()),
    recommend: z.number().nullable(),
    /** How many have pictures. */
    withPictures: z.number().default(0),
  }),
});
export type ReviewPage = z.infer<typeof reviewPageSchema>;

export const questionSchema = z.object({
  id: z.string(),
  author: z.string(),
  body: z.string(),
  /** Its language; the shop answers in the same language. */
  locale: localeSchema.optional(),
  createdAt: z.string(),
  answers: z.array(z.object({ author: z.string(), isShop: z.boolean(), body: z.string(), createdAt: z.string() })),
});
export type Question = z.infer<typeof questionSchema>;

/** Answer of `/catalog/product/question/list`. */
export const questionPageSchema = pagedSchema(questionSchema);

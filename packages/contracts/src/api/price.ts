import { z } from '../zod.ts';
import { formGuardSchema } from './marketing.ts';
import { productCardSchema } from './product.ts';
import { email, optional } from './rules.ts';
import { idInput, moneySchema } from './scalars.ts';

/** Longest window of a price history, in days. */
export const maxHistoryDays = 365;

/** `/catalog/product/price/history` */
export const priceHistoryQuerySchema = z.object({
  productId: idInput,
  days: z.coerce.number().int().min(1).max(maxHistoryDays).default(90),
});

/** Answer of `/catalog/product/price/history`: each point is the price from its moment on, hryvnia; null from when there was none. */
export const priceHistorySchema = z.object({
  points: z.array(z.object({ at: z.string(), amount: z.number().nullable() })),
  /** The lowest price of the last 30 days; null without any. */
  min30: moneySchema.nullable(),
  /** False when the shop names a previous price that was never charged: no answer shows that one as `previous`. */
  previousIsHonest: z.boolean(),
  /** When this was true; the last point lasts until then. */
  now: z.string(),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;

/** Body of `/catalog/product/price/watch`; without `targetAmount` every fall counts. */
export const watchPriceSchema = formGuardSchema.extend({
  productId: idInput,
  email,
  /** Hryvnia. */
  targetAmount: optional(z.coerce.number().positive().max(99_999_999).multipleOf(0.01)),
});

/** Answer of `/catalog/product/price/watch`; the same for a repeated one. */
export const priceWatchResultSchema = z.object({ id: z.string() });

const token = z.string().regex(/^[0-9A-Za-z_-]{43}$/);

/** `/catalog/product/price/watch/view`: by the token of an e-mail. */
export const priceWatchViewQuerySchema = z.object({ token });

/** Answer of `/catalog/product/price/watch/view`. */
export const priceWatchSchema = z.object({
  product: productCardSchema,
  /** Hryvnia; null where every fall counts. */
  targetAmount: z.number().nullable(),
  /** Whether what was asked last has been confirmed. */
  isConfirmed: z.boolean(),
});
export type PriceWatch = z.infer<typeof priceWatchSchema>;

/** Body of `/catalog/product/price/watch/answer`. */
export const answerPriceWatchSchema = z.object({ token, answer: z.enum(['confirm', 'stop']) });

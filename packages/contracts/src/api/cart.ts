import { z } from '../zod.ts';
import { productCardSchema } from './product.ts';
import { idInput, moneySchema } from './scalars.ts';
import { cartProblems, maxQuantity } from './values.ts';

export const cartProblemSchema = z.enum(cartProblems);

export const cartLineSchema = z.object({
  product: productCardSchema,
  quantity: z.number().int().positive(),
  /** At previous prices where there are any, hryvnia. */
  totalPrice: z.object({ amount: z.number() }),
  /** What the shopper pays, hryvnia. */
  totalSalePrice: z.object({ amount: z.number() }),
  gifts: z.array(productCardSchema).optional(),
  problem: cartProblemSchema.nullable(),
  maxQuantity: z.number(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** Answer of `/catalog/product/list/cart/all`. */
export const cartLinesSchema = z.array(cartLineSchema);

export const cartSummarySchema = z.object({
  /** Of the lines, prices and coupon; sent back when an order is made. */
  hash: z.string(),
  lines: z.number(),
  units: z.number(),
  subtotal: moneySchema,
  discount: moneySchema,
  coupon: z.object({ code: z.string(), discount: moneySchema }).nullable(),
  /** Null until a delivery is chosen. */
  delivery: moneySchema.nullable(),
  total: moneySchema,
  freeDelivery: z.object({
    threshold: z.number(),
    eligible: moneySchema,
    left: moneySchema,
    reached: z.boolean(),
    /** Products with paid delivery. */
    blockedBy: z.array(z.string()),
  }),
});
export type CartSummary = z.infer<typeof cartSummarySchema>;

/** Body of the cart calls that write: `quantity` is a difference (reading 11). */
export const cartChangeSchema = z.object({ productId: idInput, quantity: z.number().int().min(1).max(maxQuantity) });
export type CartChange = z.infer<typeof cartChangeSchema>;

export const cartAllQuerySchema = z.object({
  fields: z
    .array(z.enum(['gifts']))
    .max(1)
    .optional(),
});

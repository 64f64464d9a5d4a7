import { z } from '../zod.ts';
import { productCardSchema } from './product.ts';
import { idInput, moneySchema, textInput } from './scalars.ts';
import { additionProblems, cartProblems, couponProblems, maxQuantity } from './values.ts';

export const cartProblemSchema = z.enum(cartProblems);

export const cartLineSchema = z.object({
  product: productCardSchema,
  quantity: z.number().int().positive(),
  /** At previous prices where there are any, hryvnia. */
  totalPrice: z.object({ amount: z.number() }),
  /** The shopper's total, hryvnia. */
  totalSalePrice: z.object({ amount: z.number() }),
  gifts: z.array(productCardSchema).optional(),
  problem: cartProblemSchema.nullable(),
  maxQuantity: z.number(),
  /** The price of one piece when the shopper last saw it, hryvnia; only where it costs something else now. */
  priceSeen: z.number().optional(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** Answer of `/catalog/product/list/cart/all`. */
export const cartLinesSchema = z.array(cartLineSchema);

/** A coupon in the cart; it stays there when it takes nothing off any more, with the reason. */
export const cartCouponSchema = z.object({
  code: z.string(),
  /** Of the goods, in percent. */
  percent: z.number(),
  discount: moneySchema,
  problem: z.enum(couponProblems).nullable(),
  /** The amount missing to the coupon's minimum. */
  left: moneySchema.optional(),
});
export type CartCoupon = z.infer<typeof cartCouponSchema>;

export const cartSummarySchema = z.object({
  /** Of the lines, prices and coupon; sent back when an order is made. */
  hash: z.string(),
  lines: z.number(),
  units: z.number(),
  subtotal: moneySchema,
  discount: moneySchema,
  coupon: cartCouponSchema.nullable(),
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

/** A coupon's code as a person types it. */
export const couponCodeSchema = textInput(64).trim().toUpperCase().min(3).max(32);

/** Body of `/catalog/product/cart/coupon/add`. */
export const couponInputSchema = z.object({ code: couponCodeSchema });

/** Body of `/catalog/product/cart/put`. */
export const cartPutSchema = z.object({ productId: idInput });

/** Body of `/catalog/product/cart/set`. */
export const cartQuantitySchema = z.object({ productId: idInput, quantity: z.number().int().min(0).max(maxQuantity) });

/** Most products that one call adds. */
const maxAdded = 50;

/** Body of `/catalog/product/cart/addMany`. */
export const cartChangesSchema = z.object({ items: z.array(cartChangeSchema).min(1).max(maxAdded) });

/** The result of adding several products: how many were added, and what kept others out or short. */
export const additionsSchema = z.object({
  added: z.number(),
  problems: z.array(z.object({ productId: z.string(), problem: z.enum(additionProblems) })),
});
export type Additions = z.infer<typeof additionsSchema>;

/** Body of `/catalog/product/cart/accept`: the price of one piece that the shopper has seen, hryvnia. */
export const priceAcceptanceSchema = z.object({ productId: idInput, price: z.number().min(0) });

/** Products with a number of pieces, outside the cart: saved for later, or behind a link. */
export const savedLinesSchema = z.array(
  z.object({ product: productCardSchema, quantity: z.number().int().positive() }),
);
export type SavedLine = z.infer<typeof savedLinesSchema>[number];

/** Answer of `/catalog/product/cart/share`: a path of the store, without a language. */
export const sharedCartSchema = z.object({ url: z.string() });

/** Token of a link to a cart. */
export const cartTokenSchema = z.object({ token: z.string().regex(/^[\w-]{1,64}$/) });

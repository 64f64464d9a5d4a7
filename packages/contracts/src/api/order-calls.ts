import { locales } from '../constants.ts';
import { z } from '../zod.ts';
import { isUkrainianIban } from './check-digits.ts';
import { filesInput } from './files.ts';
import { orderSchema, orderStatusSchema } from './order.ts';
import { productCardSchema } from './product.ts';
import { optional, password, qty, ruleMessages, text, text2000 } from './rules.ts';
import { idInput, l10nSchema, limitInput, pagedSchema, pageInput } from './scalars.ts';

/** The rule of a required phone; its metadata are too heavy for this package. */
type PhoneRule = z.ZodType<string, string>;

/** The token of an e-mail: it shows the order to the receiver of the e-mail. */
const emailToken = z.string().regex(/^[0-9A-Za-z_-]{20,64}$/);

/** Query of `/order/view` and `/order/payment/status`. */
export const orderQuerySchema = z.object({ orderId: idInput, token: emailToken.optional() });

/** Query of `/order/invoice`, which answers a PDF; without `locale` in the language of the order. */
export const orderInvoiceQuerySchema = orderQuerySchema.extend({ locale: z.enum(locales).optional() });

/** Query of `/order/list`. */
export const orderListQuerySchema = z.object({
  page: pageInput.default(1),
  limit: limitInput.default(10),
  status: orderStatusSchema.optional(),
});

/** An order in a list. */
export const orderShortSchema = orderSchema.pick({
  id: true,
  number: true,
  status: true,
  createdAt: true,
  lines: true,
  summary: true,
  payment: true,
  can: true,
});
export type OrderShort = z.infer<typeof orderShortSchema>;

/** Answer of `/order/list`. */
export const orderPageSchema = pagedSchema(orderShortSchema);

/** A stranger's view of an order: nothing of the person, the things or the money. */
export const maskedOrderSchema = orderSchema.pick({ id: true, number: true, status: true, timeline: true });
export type MaskedOrder = z.infer<typeof maskedOrderSchema>;

/** Answer of `/order/view`: whole for the owner and the reader of an e-mail, masked for everybody else. */
export const orderViewSchema = z.discriminatedUnion('access', [
  orderSchema.extend({ access: z.literal('owner') }),
  maskedOrderSchema.extend({ access: z.literal('masked') }),
]);
export type OrderView = z.infer<typeof orderViewSchema>;

/** Body of `/order/track`. */
export const createOrderTrackSchema = (phone: PhoneRule) => z.object({ number: text(20), phone });
/** Answer of `/order/track`: the token opens the masked view for an hour. */
export const orderTrackedSchema = z.object({ orderId: z.string(), token: z.string() });

/** Whether a warranty holds: it begins when the goods are handed over; `unknown` where the catalogue says no length. */
export const warrantyStateSchema = z.enum(['valid', 'over', 'notBegun', 'unknown', 'cancelled']);
export type WarrantyState = z.infer<typeof warrantyStateSchema>;

/** The warranty of an order's goods, and nothing of the person. */
export const orderWarrantySchema = z.object({
  orderedAt: z.string(),
  /** When the goods were handed over. */
  deliveredAt: z.string().nullable(),
  items: z.array(
    z.object({
      name: l10nSchema,
      quantity: z.number(),
      months: z.number().nullable(),
      until: z.string().nullable(),
      state: warrantyStateSchema.catch('unknown'),
    }),
  ),
});
export type OrderWarranty = z.infer<typeof orderWarrantySchema>;

/** Query of `/order/warranty/view`; the token is that of `/order/warranty/check`. */
export const orderWarrantyQuerySchema = z.object({ orderId: idInput, token: emailToken });
/** Answer of `/order/warranty/check`, whose body is that of `/order/track`. */
export const orderWarrantyFoundSchema = orderTrackedSchema.extend(orderWarrantySchema.shape);

/** Why somebody gives an order up. */
export const cancelReasons = ['changedMind', 'foundCheaper', 'tooLong', 'mistake', 'other'] as const;

/** Body of `/order/cancel`. */
export const orderCancelSchema = z.object({
  orderId: idInput,
  token: emailToken.optional(),
  reason: z.enum(cancelReasons, ruleMessages.required),
  comment: optional(text(500)),
});

/** Body of `/order/repeat`; it answers as `/catalog/product/cart/addMany` does. */
export const orderRepeatSchema = z.object({ orderId: idInput, token: emailToken.optional() });
/** Body of `/account/sign/up/fromOrder`. */
export const orderAccountSchema = z.object({ orderId: idInput, token: emailToken.optional(), password });

/** Why something is sent back. */
export const returnReasons = ['defect', 'wrongProduct', 'notAsDescribed', 'damaged', 'changedMind'] as const;

/** An account number as people write it: with spaces, in small letters. */
const iban = text(50)
  .overwrite((value) => value.replace(/\s/g, '').toUpperCase())
  .refine(isUkrainianIban, ruleMessages.invalid);

/** Body of `/order/return/add`. */
export const returnRequestSchema = z.object({
  orderId: idInput,
  token: emailToken.optional(),
  lines: z
    .array(z.object({ productId: idInput, quantity: qty, reason: z.enum(returnReasons, ruleMessages.required) }))
    .min(1, ruleMessages.required)
    .max(100),
  iban,
  comment: optional(text2000),
  files: filesInput,
});
export const returnResultSchema = z.object({ id: z.string() });

/** Query of `/order/feedback/view`. */
export const feedbackQuerySchema = z.object({ orderId: idInput, token: emailToken });
/** Answer of `/order/feedback/view`. */
export const feedbackViewSchema = z.object({
  number: z.string(),
  products: z.array(productCardSchema),
  done: z.boolean(),
});

const stars = z.number(ruleMessages.required).int(ruleMessages.invalid).min(1, ruleMessages.required).max(5);
/** Body of `/order/feedback/add`. */
export const feedbackSchema = z.object({
  orderId: idInput,
  token: emailToken,
  service: stars,
  delivery: stars,
  nps: z.number(ruleMessages.required).int(ruleMessages.invalid).min(0).max(10),
  comment: optional(text2000),
  products: z
    .array(z.object({ productId: idInput, rating: stars, body: optional(text2000) }))
    .max(100)
    .default([]),
});
/** Answer of `/order/feedback/add`: how many reviews wait to be read, and a coupon as a thank-you, if the shop gives one. */
export const feedbackResultSchema = z.object({ reviews: z.number(), coupon: z.string().nullable() });

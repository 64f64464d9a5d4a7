import { z } from '../zod.ts';
import { cartLineSchema, cartProblemSchema, cartSummarySchema } from './cart.ts';
import { addressSchema, deliveryMethodSchema, etaSchema, pickupPointSchema } from './delivery.ts';
import { allPaymentMethods } from './payment-methods.ts';
import { l10nSchema, moneySchema } from './scalars.ts';

export const orderStatusSchema = z.enum([
  'new',
  'awaitingPayment',
  'paid',
  'confirmed',
  'assembling',
  'shipped',
  'arrived',
  'delivered',
  'cancelled',
  'returnRequested',
  'returned',
]);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

export const paymentMethodSchema = z.enum(allPaymentMethods);

/** The payment status: `pending` while a bank has the shopper, `failed` after an attempt that came to nothing. */
export const paymentStateSchema = z.enum(['none', 'pending', 'paid', 'failed', 'refunded']);
export type PaymentState = z.infer<typeof paymentStateSchema>;

export const orderSchema = z.object({
  /** Unguessable: it stands in links. */
  id: z.string(),
  /** For people, e.g. `1002-4587`. */
  number: z.string(),
  status: orderStatusSchema,
  createdAt: z.string(),
  timeline: z.array(z.object({ status: orderStatusSchema, at: z.string(), note: l10nSchema.nullable() })),
  lines: z.array(cartLineSchema.extend({ priceAtOrder: moneySchema })),
  summary: cartSummarySchema,
  recipient: z.object({
    firstName: z.string(),
    lastName: z.string(),
    middleName: z.string().nullable(),
    phone: z.string(),
    email: z.string().nullable(),
  }),
  /** The other recipient of the order. */
  anotherRecipient: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() }).nullable(),
  delivery: z.object({
    method: deliveryMethodSchema,
    address: addressSchema.nullable(),
    /** The shop's own address. */
    pickupPoint: pickupPointSchema.nullable(),
    price: moneySchema,
    payer: z.enum(['shop', 'recipient']),
    eta: etaSchema.nullable(),
    ttn: z.string().nullable(),
    trackingUrl: z.string().nullable(),
  }),
  payment: z.object({
    method: paymentMethodSchema,
    state: paymentStateSchema,
    parts: z.number().optional(),
    /** The company that an invoice is made out to. */
    company: z.object({ name: z.string(), edrpou: z.string() }).nullable(),
    /** The invoice of a company as a PDF, or null. */
    invoiceUrl: z.string().nullable(),
    receiptUrl: z.string().nullable(),
  }),
  comment: z.string().nullable(),
  dontCall: z.boolean(),
  can: z.object({
    /** Whether the order waits for money that a bank's page takes: not for cash, and not for a company's transfer. */
    pay: z.boolean(),
    cancel: z.boolean(),
    repeat: z.boolean(),
    return: z.boolean(),
    review: z.boolean(),
  }),
});
export type Order = z.infer<typeof orderSchema>;

/**
 * `error.details` of a 409 `cartChanged`: `was` and `now` are prices in hryvnia for `priceChanged`, units for all others. `summary` is
 * what would be ordered now, without what cannot be; sent back as `expected`, it is agreed to.
 */
export const cartChangedSchema = z.object({
  lines: z.array(
    z.object({ productId: z.string(), problem: cartProblemSchema, was: z.number(), now: z.number().nullable() }),
  ),
  summary: cartSummarySchema,
});
export type CartChanged = z.infer<typeof cartChangedSchema>;

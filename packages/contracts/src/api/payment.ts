import { z } from '../zod.ts';
import { paymentMethodSchema, paymentStateSchema } from './order.ts';
import { idInput, l10nSchema } from './scalars.ts';

/** Into how many parts a sum may be paid at all. */
export const partCounts = [2, 3, 4, 6, 9, 12, 15, 25] as const;

/** Body of `/order/payment/init`; `token` is that of an e-mail. */
export const paymentInitSchema = z.object({
  orderId: idInput,
  token: z.string().max(64).optional(),
  method: paymentMethodSchema,
  parts: z.literal(partCounts).optional(),
});

/** How a payment begins: an address to go to, a form to send there, or the bank asks by its own app. */
export const paymentStartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  // `url` is the same as an address: a page may send forms to the store only.
  z.object({
    kind: z.literal('form'),
    action: z.string(),
    fields: z.record(z.string(), z.string()),
    url: z.string(),
  }),
  z.object({ kind: z.literal('wait'), hint: l10nSchema }),
]);
export type PaymentStart = z.infer<typeof paymentStartSchema>;

/** Answer of `/order/payment/status`; `failure` says why the last attempt failed. */
export const paymentStatusSchema = z.object({
  state: paymentStateSchema,
  method: paymentMethodSchema,
  failure: l10nSchema.nullable(),
});
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Body of `/payment/callback/{provider}`: signed by the bank. */
export const paymentCallbackSchema = z.object({ data: z.string().max(20_000), signature: z.string().max(200) });

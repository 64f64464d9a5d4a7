import { z } from '../zod.ts';
import { citySchema, deliveryMethodSchema, pickupPointSchema, warehouseSchema } from './delivery.ts';
import { paymentMethodSchema } from './order.ts';
import { l10nSchema, moneySchema, textInput } from './scalars.ts';

/** Query of `/checkout/options`. */
export const checkoutOptionsQuerySchema = z.object({
  deliveryMethod: deliveryMethodSchema.optional(),
  /** A point that takes no cash on delivery rules that method out. */
  warehouseRef: textInput(64).optional(),
});

/** A way to pay; `plans` has what each number of parts costs a month, the first parts may be a kopiyka dearer. */
export const paymentOptionSchema = z.object({
  method: paymentMethodSchema,
  name: l10nSchema,
  note: l10nSchema,
  min: moneySchema.nullable(),
  max: moneySchema.nullable(),
  parts: z.array(z.number()).optional(),
  plans: z.array(z.object({ parts: z.number(), first: moneySchema, monthly: moneySchema })).optional(),
  disabled: l10nSchema.nullable(),
});
export type PaymentOption = z.infer<typeof paymentOptionSchema>;

/** Answer of `/checkout/options`; `disabled` says why something cannot be chosen. */
export const checkoutOptionsSchema = z.object({
  payments: z.array(paymentOptionSchema),
  deliveries: z.array(
    z.object({ method: deliveryMethodSchema, name: l10nSchema, note: l10nSchema, disabled: l10nSchema.nullable() }),
  ),
  dontCallDefault: z.literal(false),
});
export type CheckoutOptions = z.infer<typeof checkoutOptionsSchema>;

const typed = textInput(255).optional();
const draftRecipient = z.object({ firstName: typed, lastName: typed, middleName: typed, phone: typed, email: typed });
const ref = textInput(64).optional();

/** The input so far: nothing is required and nothing is judged yet. A password is never part of it. */
export const checkoutDraftSchema = z.object({
  recipient: draftRecipient.nullish(),
  anotherRecipient: z.object({ firstName: typed, lastName: typed, phone: typed }).nullish(),
  delivery: z
    .object({
      method: deliveryMethodSchema.optional(),
      cityRef: ref,
      warehouseRef: ref,
      street: z.object({ ref, name: typed }).optional(),
      house: typed,
      flat: typed,
      comment: typed,
      pointId: ref,
    })
    .nullish(),
  payment: z
    .object({
      method: paymentMethodSchema.optional(),
      parts: z.number().int().min(2).max(25).optional(),
      company: z.object({ name: typed, edrpou: typed }).nullish(),
    })
    .nullish(),
  comment: textInput(500).nullish(),
  dontCall: z.boolean().nullish(),
  marketing: z.boolean().nullish(),
});
/** Body of POST `/checkout/draft`: each part that is sent takes the place of the kept one, null removes it. */
export type CheckoutDraft = z.infer<typeof checkoutDraftSchema>;

/** Answer of `/checkout/draft`: the draft, and the places that its references name while there are such. */
export const keptDraftSchema = checkoutDraftSchema.extend({
  places: z.object({
    city: citySchema.nullable(),
    warehouse: warehouseSchema.nullable(),
    pickupPoint: pickupPointSchema.nullable(),
  }),
});
export type KeptDraft = z.infer<typeof keptDraftSchema>;

import { z } from '../zod.ts';
import { l10nSchema, moneySchema } from './scalars.ts';

export const regionSchema = z.object({ ref: z.string(), name: l10nSchema });
export type Region = z.infer<typeof regionSchema>;

export const citySchema = z.object({
  ref: z.string(),
  name: l10nSchema,
  type: l10nSchema,
  district: l10nSchema.nullable(),
  region: regionSchema,
  warehouses: z.number(),
  courier: z.boolean(),
});
export type City = z.infer<typeof citySchema>;

/** Opening hours of a day as `08:00-21:00`, or `-` when closed. */
export const scheduleSchema = z.record(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']), z.string());

export const warehouseSchema = z.object({
  ref: z.string(),
  number: z.string(),
  name: l10nSchema,
  address: l10nSchema,
  /** `postMachine` is a post box, anything else a post office (specification §3). */
  type: z.enum(['postOffice', 'postMachine']).catch('postOffice'),
  lat: z.number(),
  lng: z.number(),
  schedule: scheduleSchema,
  maxWeightKg: z.number().nullable(),
  maxSizeCm: z.tuple([z.number(), z.number(), z.number()]).nullable(),
  cashOnDelivery: z.boolean(),
  status: z.enum(['working', 'closed']),
});
export type Warehouse = z.infer<typeof warehouseSchema>;

export const addressSchema = z.object({
  id: z.string().optional(),
  region: regionSchema,
  city: z.object({ ref: z.string(), name: l10nSchema, district: l10nSchema.nullish() }),
  warehouse: warehouseSchema.nullish(),
  street: z.object({ ref: z.string().nullable(), name: l10nSchema }).nullish(),
  house: z.string().nullish(),
  flat: z.string().nullish(),
});
export type Address = z.infer<typeof addressSchema>;

export const deliveryMethodSchema = z.enum(['warehouse', 'courier', 'pickup']);
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;

export const etaSchema = z.object({ from: z.string(), to: z.string() });

/** Answer of `/delivery/quote`; `disabled` says why a method cannot be chosen. */
export const deliveryQuoteSchema = z.object({
  methods: z.array(
    z.object({
      method: deliveryMethodSchema,
      price: moneySchema,
      free: z.boolean(),
      eta: etaSchema,
      disabled: l10nSchema.nullable(),
    }),
  ),
});
export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>;

export const pickupPointSchema = z.object({
  id: z.string(),
  name: l10nSchema,
  address: l10nSchema,
  lat: z.number(),
  lng: z.number(),
  schedule: l10nSchema,
  phone: z.string(),
});
export type PickupPoint = z.infer<typeof pickupPointSchema>;

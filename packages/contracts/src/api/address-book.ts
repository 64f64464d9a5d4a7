import { z } from '../zod.ts';
import { addressSchema } from './delivery.ts';
import { orderDeliverySchema } from './order-create.ts';
import { optional, person } from './rules.ts';
import { idInput } from './scalars.ts';

/** The rule of a required phone; its metadata are too heavy for this package. */
type PhoneRule = z.ZodType<string, string>;

/** Most addresses of an account (contract §6). */
export const maxAddresses = 10;

/** An address of an account: `delivery` is what the checkout sends, `address` the places that it names. */
export const savedAddressSchema = z.object({
  id: z.string(),
  isDefault: z.boolean(),
  recipient: z.object({
    firstName: z.string(),
    lastName: z.string(),
    middleName: z.string().nullable(),
    phone: z.string(),
  }),
  delivery: orderDeliverySchema,
  address: addressSchema,
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

/** Answer of the calls that list and change addresses: the default one first, then the latest. */
export const savedAddressesSchema = z.array(savedAddressSchema);

/** Body of `/account/address/add`; the first one is the default. A point of the shop itself is no address. */
export const createAddressSchema = (phone: PhoneRule) =>
  z.object({
    recipient: z.object({
      firstName: person,
      lastName: person,
      middleName: optional(person).transform((value) => value ?? null),
      phone,
    }),
    delivery: orderDeliverySchema,
    isDefault: z.boolean().optional(),
  });
/** An address as its form sends it. */
export type AddressInput = z.input<ReturnType<typeof createAddressSchema>>;

/** Body of `/account/address/update`: the whole address anew. */
export const createAddressUpdateSchema = (phone: PhoneRule) => createAddressSchema(phone).extend({ id: idInput });

/** Body of `/account/address/remove` and `/account/address/default`. */
export const addressChoiceSchema = z.object({ id: idInput });

import { type AddressInput, createAddressSchema, type SavedAddress, type User } from '@vitryna/contracts/api';
import { ruleMessages } from '@vitryna/contracts/rules';
import { z } from '@vitryna/contracts/zod';
import { phone } from '@vitryna/forms/phone';

/** An address as its form holds it: the fields of both ways of delivery beside each other. */
export type AddressValues = {
  recipient: { firstName: string; lastName: string; phone: string };
  method: 'warehouse' | 'courier';
  cityRef: string;
  warehouseRef: string;
  street: string;
  house: string;
  flat: string;
};

/** The store's price of it. */
function toAddress({ recipient, method, cityRef, warehouseRef, street, house, flat }: AddressValues) {
  const delivery =
    method === 'warehouse'
      ? { method, cityRef, warehouseRef }
      : { method, cityRef, street: { name: street }, house, flat };
  return { recipient: { ...recipient, middleName: null }, delivery };
}

const address = createAddressSchema(phone);

/** The field of a rule of the store's address. */
const fieldOf = (path: readonly PropertyKey[]): PropertyKey[] =>
  path[0] === 'delivery' ? path.slice(1, 2) : [...path];

/** Judges a form by the store's own rules, and gives what is sent. */
export const addressFormSchema: z.ZodType<AddressInput, AddressValues> = z
  .custom<AddressValues>()
  .transform((values, context): AddressInput => {
    const parsed = address.safeParse(toAddress(values));
    if (parsed.success) return parsed.data;
    for (const { message, path } of parsed.error.issues) {
      const text = message.startsWith('@') ? message : ruleMessages.invalid;
      context.addIssue({ code: 'custom', message: text, path: fieldOf(path) });
    }
    return z.NEVER;
  });

/** The defaults of a new address: the user's own name and phone. */
export const newAddress = (user: User): AddressValues => ({
  recipient: { firstName: user.name.firstName, lastName: user.name.lastName ?? '', phone: user.phone ?? '' },
  method: 'warehouse',
  cityRef: '',
  warehouseRef: '',
  street: '',
  house: '',
  flat: '',
});

/** A saved address as its form holds it. */
export function valuesOf({ recipient, delivery }: SavedAddress, user: User): AddressValues {
  const { firstName, lastName, phone: number } = recipient;
  const common = { ...newAddress(user), recipient: { firstName, lastName, phone: number } };
  if (delivery.method === 'warehouse') return { ...common, ...delivery };
  if (delivery.method === 'pickup') return common;
  const { method, cityRef, street, house, flat = '' } = delivery;
  return { ...common, method, cityRef, street: street.name, house, flat };
}

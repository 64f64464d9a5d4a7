import type { CheckoutDraft, SavedAddress } from '@vitryna/contracts/api';
import type { Translate } from '@vitryna/i18n';
import type { CheckoutValues } from './checkout-values.ts';

type Delivery = CheckoutValues['delivery'];

/** The target of an address, as the form holds it; nothing of another place stays beside it. */
export function deliveryTo({ delivery }: SavedAddress): Delivery {
  const place = {
    ...{ cityRef: '', warehouseRef: '', street: { ref: '', name: '' } },
    ...{ house: '', flat: '', comment: '', pointId: '' },
  };
  if (delivery.method !== 'courier') return { ...place, ...delivery };
  const { street, flat = '', comment = '', ...rest } = delivery;
  return { ...place, ...rest, street: { ref: street.ref ?? '', name: street.name }, flat, comment };
}

/** Whether a delivery goes to that address; what the courier is told beside it is no part of the place. */
export function goesTo(delivery: NonNullable<CheckoutDraft['delivery']>, address: SavedAddress): boolean {
  const placeOf = ({ method, cityRef, warehouseRef, street, house, flat }: typeof delivery) =>
    method === 'courier'
      ? [method, cityRef, street?.name, house, flat].map((part) => part?.trim() ?? '')
      : [method, cityRef, warehouseRef];
  return placeOf(delivery).join('\n') === placeOf(deliveryTo(address)).join('\n');
}

type Person = { firstName?: string | undefined; lastName?: string | undefined };
const nameOf = ({ firstName = '', lastName = '' }: Person) => `${firstName.trim()} ${lastName.trim()}`.toLowerCase();

/**
 * Who collects the order at an address, where that is somebody else than the one who orders; null where it is the same one, undefined where
 * the address has nothing to say of it: somebody was named by hand.
 */
export function collectsAt(
  { recipient }: SavedAddress,
  { orders, collects }: { orders: Person; collects: Person | null },
  addresses: readonly SavedAddress[],
): CheckoutValues['anotherRecipient'] | null | undefined {
  const { firstName, lastName, phone } = recipient;
  if (nameOf(recipient) !== nameOf(orders)) return { firstName, lastName, phone };
  const isOfAnAddress = collects && addresses.some((address) => nameOf(address.recipient) === nameOf(collects));
  return collects === null || isOfAnAddress ? null : undefined;
}

/** An address in one line. */
export function addressText(
  { address: { city, warehouse, street, house, flat } }: SavedAddress,
  localise: (text: SavedAddress['address']['city']['name'] | null | undefined) => string,
  t: Translate,
): string {
  const place = warehouse
    ? [localise(warehouse.name)]
    : [localise(street?.name), house, flat && t('flat {{flat}}', { flat })];
  return [localise(city.name), ...place].filter(Boolean).join(', ');
}

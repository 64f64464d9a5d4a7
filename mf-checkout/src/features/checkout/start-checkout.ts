import type { ApiClient } from '@vitryna/api-client';
import { type CheckoutDraft, type CheckoutOptions, checkoutDraftSchema } from '@vitryna/contracts/api';
import { shopperCityOf } from '@vitryna/delivery-view';
import { getAddresses } from './api/get-addresses.ts';
import { getDraft } from './api/get-draft.ts';
import { getOptions } from './api/get-options.ts';
import { checkoutSchema } from './checkout-schema.ts';
import { type BlockName, blockOf, blocks, type CheckoutValues } from './checkout-values.ts';
import { readUnsent } from './draft-keeper.ts';
import { findPlaces } from './find-places.ts';
import type { Places } from './places.ts';
import { fromDraft } from './to-order.ts';
import type { KnownAddresses } from './use-saved-addresses.ts';

/** The checkout's initial data. */
export type Start = {
  values: CheckoutValues;
  places: Places;
  options: CheckoutOptions;
  open: BlockName;
  addresses: KnownAddresses;
};

const noPlaces: Places = { city: null, warehouse: null, pickupPoint: null };

const parseDraft = (value: unknown): CheckoutDraft | null => checkoutDraftSchema.safeParse(value).data ?? null;

/** The first block that still asks for something; the last one when none does. */
export async function firstOpen(values: CheckoutValues): Promise<BlockName> {
  const result = await checkoutSchema.safeParseAsync({ ...values, isPaymentAsked: true });
  // An address for the receipt is asked for beside the way of payment.
  const wrong = (result.error?.issues ?? []).map(({ path }) =>
    path.join('.') === 'recipient.email' && values.recipient.email === '' ? 'payment' : blockOf(path.join('.')),
  );
  return blocks.find((name) => wrong.includes(name)) ?? 'confirmation';
}

/** The default payment method: the first way that can. */
function withPayment(values: CheckoutValues, { payments }: CheckoutOptions, isChosen: boolean): CheckoutValues {
  const canBeHad = payments.filter(({ disabled }) => disabled === null);
  const [first] = canBeHad;
  if (!first || (isChosen && canBeHad.some(({ method }) => method === values.payment.method))) return values;
  return { ...values, payment: { ...values.payment, method: first.method } };
}

/** The city is one for the whole store: another one that was chosen since, on a product's page, takes the place of the draft's. */
export function inCity(values: CheckoutValues, cityRef: string | null): CheckoutValues {
  const { delivery } = values;
  if (cityRef === null || cityRef === delivery.cityRef) return values;
  return { ...values, delivery: { ...delivery, cityRef, warehouseRef: '', street: { ref: '', name: '' } } };
}

/** Reads what was filled in before, here or on another day, and how this cart can be ordered. */
export async function startCheckout(
  api: ApiClient,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  userId: string | null,
): Promise<Start> {
  const [kept, options, list] = await Promise.all([
    getDraft(api).catch(() => null),
    getOptions(api, {}),
    userId === null ? [] : getAddresses(api).catch(() => []),
  ]);
  const unsent = readUnsent(storage, parseDraft);
  const draft = unsent ?? kept ?? {};
  const read = inCity(fromDraft(draft), shopperCityOf(api).ref());
  // A reference whose name nobody knows is asked for again.
  const places = await findPlaces(api, read.delivery, kept?.places ?? noPlaces);
  const delivery = {
    ...read.delivery,
    ...(!places.city && { cityRef: '', warehouseRef: '' }),
    ...(!places.warehouse && { warehouseRef: '' }),
    ...(!places.pickupPoint && { pointId: '' }),
  };
  const values = withPayment({ ...read, delivery }, options, Boolean(draft.payment?.method));
  return { values, places, options, open: await firstOpen(values), addresses: { userId, list } };
}

import {
  type CheckoutDraft,
  checkoutDraftSchema,
  checkoutOptionsQuerySchema,
  checkoutOptionsSchema,
  type KeptDraft,
  keptDraftSchema,
} from '@vitryna/contracts/api';
import { toMinor } from '@vitryna/money';
import { Failure } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { readPricedCart } from '../cart/cart.ts';
import { readDeliverySettings } from '../delivery/delivery-settings.ts';
import { findPoint, takesCash } from '../delivery/point-repository.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { readAccountDraft } from './account-draft.ts';
import { readDraft, saveDraft } from './draft-repository.ts';
import { providerOf } from './pay-order.ts';
import { describeDeliveries, describePayments } from './payment-options.ts';
import type { OrderOptions } from './place-order.ts';
import { findCity } from './place-repository.ts';
import { priceCart } from './price-cart.ts';

/** The draft with the places that it names; what is no longer there is left out. */
async function withPlaces(db: Connection, draft: CheckoutDraft): Promise<KeptDraft> {
  const { cityRef, warehouseRef, pointId } = draft.delivery ?? {};
  const city = cityRef === undefined ? null : await findCity(db, cityRef);
  const warehouse = cityRef && warehouseRef ? await findPoint(db, { cityRef, warehouseRef }) : null;
  const points = pointId === undefined ? [] : (await readDeliverySettings(db)).pickupPoints;
  const pickupPoint = points.find(({ id }) => id === pointId) ?? null;
  return { ...draft, places: { city: city?.city ?? null, warehouse, pickupPoint } };
}

type CheckoutOptions = Pick<OrderOptions, 'cards'> & { providers: readonly PaymentProvider[] };

/** The calls of contract §5 that the checkout asks before there is an order. */
export const createCheckoutCalls = ({ cards, providers }: CheckoutOptions): Call[] => [
  defineCall({
    method: 'GET',
    path: '/checkout/options',
    tag: 'orders',
    summary: 'Ways to pay and to deliver what is in the cart, with the reasons why some are not offered',
    query: checkoutOptionsQuerySchema,
    result: checkoutOptionsSchema,
    errors: ['unprocessable'],
    handle: async ({ query, context }) => {
      const shopperId = await context.session.readShopperId();
      const cart = await readPricedCart({ db: context.db, cards }, shopperId);
      if (cart.lines.length === 0) throw new Failure('unprocessable');
      const { deliveryMethod = 'warehouse', warehouseRef } = query;
      const { summary } = priceCart(cart, { deliveryMethod, now: context.now() });
      return {
        payments: describePayments(toMinor(summary.total.amount), {
          hasBank: (method) => providerOf(providers, method) !== null,
          takesCash: warehouseRef === undefined || (await takesCash(context.db, warehouseRef)),
        }),
        deliveries: describeDeliveries(),
        dontCallDefault: false as const,
      };
    },
  }),
  defineCall({
    method: 'GET',
    path: '/checkout/draft',
    tag: 'orders',
    summary: 'What of an order is filled in so far, in any tab and on any day',
    result: keptDraftSchema,
    handle: async ({ context: { db, session } }) => {
      const [shopperId, accountId] = [await session.readShopperId(), await session.readAccountId()];
      const [known, draft] = await Promise.all([
        accountId === null ? {} : readAccountDraft(db, accountId),
        shopperId === null ? {} : readDraft(db, shopperId),
      ]);
      return withPlaces(db, { ...known, ...draft });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/checkout/draft',
    tag: 'orders',
    summary: 'Keeps parts of an order; each takes the place of what was kept of it',
    body: checkoutDraftSchema,
    result: keptDraftSchema,
    handle: async ({ body, context }) => {
      const shopperId = await context.session.requireShopperId();
      await saveDraft(context.db, shopperId, body, context.now());
      return withPlaces(context.db, await readDraft(context.db, shopperId));
    },
  }),
];

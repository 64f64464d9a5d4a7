import { cartSummarySchema, deliveryMethodSchema, refInput } from '@vitryna/contracts/api';
import { type MinorUnits, nothing, toMoney } from '@vitryna/money';
import { z } from 'zod';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { type PricedCart, readPricedCart, summarise } from '../cart/cart.ts';
import { readDeliverySettings } from './delivery-settings.ts';
import { findPoint } from './point-repository.ts';
import type { Quotes } from './quote.ts';
import { packSent, sendCart } from './sending.ts';
import { tariffOf } from './tariff.ts';

const summaryQuerySchema = z.object({
  deliveryMethod: deliveryMethodSchema.optional(),
  cityRef: refInput.optional(),
  warehouseRef: refInput.optional(),
});
type Destination = z.output<typeof summaryQuerySchema>;

/** 404 for a place that there is not. */
async function checkPlace({ directory }: Quotes, db: Connection, { cityRef, warehouseRef }: Destination) {
  if (cityRef === undefined) return;
  await directory.requireCity(cityRef, db);
  if (warehouseRef !== undefined && (await findPoint(db, { cityRef, warehouseRef })) === null) throw notFound();
}

/** The price of the chosen delivery; null while it is not known where it leads, or nothing is sent. */
async function priceWay(
  { cards }: Quotes,
  db: Connection,
  { destination, priced, now }: { destination: Destination; priced: PricedCart; now: Date },
): Promise<MinorUnits | null> {
  const { deliveryMethod: method, cityRef } = destination;
  const { sent } = await sendCart({ db, cards }, priced, now);
  if (method === undefined || sent.length === 0) return null;
  if (method === 'pickup') return nothing;
  if (cityRef === undefined) return null;
  const settings = await readDeliverySettings(db);
  return tariffOf(settings, method, packSent(sent, settings).weightKg);
}

/** The sums of a cart, with what its delivery costs (contract §3). */
export const createSummaryCalls = (db: Connection, quotes: Quotes): Call[] => [
  defineCall({
    method: 'GET',
    path: '/catalog/product/cart/summary',
    tag: 'cart',
    summary: 'Totals of the cart, the price of its delivery and the way to free delivery',
    query: summaryQuerySchema,
    result: cartSummarySchema,
    errors: ['notFound'],
    handle: async ({ query, context }) => {
      await checkPlace(quotes, db, query);
      const priced = await readPricedCart({ db, cards: quotes.cards }, await context.session.readShopperId());
      const now = context.now();
      const summary = summarise(priced, { deliveryMethod: query.deliveryMethod, now });
      if (summary.delivery !== null) return summary;
      const price = await priceWay(quotes, db, { destination: query, priced, now });
      return { ...summary, delivery: price === null ? null : toMoney(price) };
    },
  }),
];

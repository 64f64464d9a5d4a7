import type { MaskedOrder, Order, OrderShort } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { times, toHryvnia, toMoney } from '@vitryna/money';
import type { Connection } from '../../database/connection.ts';
import type { ProductCards } from '../catalog/product-cards.ts';
import { hasFeedback } from './feedback-repository.ts';
import { findInvoiceUrl } from './invoice-url.ts';
import { whatCan } from './order-status.ts';
import { type OrderLineRow, type OrderRow, readEvents, readOrderLines } from './repository.ts';
import { trackingUrl } from './tracking-url.ts';

/** The context of shown orders; `db` is the transaction of a write. */
export type OrderReader = { db: Connection; cards: ProductCards; now: Date };

/** The reader of an order: what let them in, and their language. */
export type Viewer = { token?: string | undefined; locale: Locale };

async function showLines({ db, cards }: OrderReader, lines: readonly OrderLineRow[]): Promise<Order['lines']> {
  const ids = [...new Set(lines.map((line) => line.product_id))];
  const products = await cards.readCards(ids, db);
  return lines.flatMap((line) => {
    const product = products.get(line.product_id);
    if (product === undefined) return [];
    const { quantity, price } = line;
    return {
      // As it was called when it was ordered; the rest is today's.
      product: { ...product, name: line.name },
      quantity,
      totalPrice: { amount: toHryvnia(times(line.previous_price ?? price, quantity)) },
      totalSalePrice: { amount: toHryvnia(times(price, quantity)) },
      problem: null,
      maxQuantity: quantity,
      priceAtOrder: toMoney(price),
    };
  });
}

const showPayment = (order: OrderRow, invoiceUrl: string | null): Order['payment'] => ({
  method: order.payment_method,
  state: order.payment_state,
  ...(order.parts !== null && { parts: order.parts }),
  company: order.company,
  invoiceUrl,
  receiptUrl: null,
});

const canOf = (order: OrderRow, isReviewed: boolean, now: Date): Order['can'] =>
  whatCan(
    {
      status: order.status,
      paymentMethod: order.payment_method,
      paymentState: order.payment_state,
      deliveredAt: order.delivered_at,
      hasFeedback: isReviewed,
    },
    now,
  );

const showTimeline = async (db: Connection, order: OrderRow): Promise<Order['timeline']> =>
  (await readEvents(db, order.id)).map(({ status, at, note }) => ({ status, at: at.toISOString(), note }));

/** An order as its owner sees it. */
export async function showOrder(reader: OrderReader, order: OrderRow, viewer: Viewer): Promise<Order> {
  const { db, now } = reader;
  const lines = await showLines(reader, await readOrderLines(db, [order.id]));
  const timeline = await showTimeline(db, order);
  const isReviewed = await hasFeedback(db, order.id);
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    createdAt: order.created_at.toISOString(),
    timeline,
    lines,
    summary: order.summary,
    recipient: order.recipient,
    anotherRecipient: order.another_recipient,
    delivery: {
      method: order.delivery?.method ?? 'warehouse',
      address: order.address,
      pickupPoint: order.pickup_point,
      price: toMoney(order.delivery_price),
      payer: order.delivery_payer,
      eta: order.eta,
      ttn: order.ttn,
      trackingUrl: order.ttn === null ? null : trackingUrl(order.ttn),
    },
    payment: showPayment(order, await findInvoiceUrl(db, order, viewer)),
    comment: order.comment,
    dontCall: order.dont_call,
    can: canOf(order, isReviewed, now),
  };
}

/** A stranger's view: no note either, it may name somebody. */
export async function maskOrder({ db }: Pick<OrderReader, 'db'>, order: OrderRow): Promise<MaskedOrder> {
  const timeline = (await showTimeline(db, order)).map((event) => ({ ...event, note: null }));
  return { id: order.id, number: order.number, status: order.status, timeline };
}

/** Orders as a list shows them. */
export async function showShort(
  reader: OrderReader,
  orders: readonly OrderRow[],
  viewer: Viewer,
): Promise<OrderShort[]> {
  const rows = await readOrderLines(
    reader.db,
    orders.map(({ id }) => id),
  );
  return Promise.all(
    orders.map(async (order) => ({
      id: order.id,
      number: order.number,
      status: order.status,
      createdAt: order.created_at.toISOString(),
      lines: await showLines(
        reader,
        rows.filter((row) => row.order_id === order.id),
      ),
      summary: order.summary,
      payment: showPayment(order, await findInvoiceUrl(reader.db, order, viewer)),
      can: canOf(order, await hasFeedback(reader.db, order.id), reader.now),
    })),
  );
}

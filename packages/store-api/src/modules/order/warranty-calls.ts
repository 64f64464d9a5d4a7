import {
  createOrderTrackSchema,
  type OrderWarranty,
  orderWarrantyFoundSchema,
  orderWarrantyQuerySchema,
  orderWarrantySchema,
} from '@vitryna/contracts/api';
import { phone } from '@vitryna/phone';
import { notFound } from '../../core/failure.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { readNumber } from './read-number.ts';
import { findByNumber, findOrder, type OrderRow, readOrderLines } from './repository.ts';
import { addOrderToken, findOrderToken } from './token-repository.ts';
import type { OrderReader } from './view-order.ts';
import { warrantyOf } from './warranty.ts';

async function showWarranty({ db, cards, now }: OrderReader, order: OrderRow): Promise<OrderWarranty> {
  const lines = await readOrderLines(db, [order.id]);
  const products = await cards.readCards([...new Set(lines.map(({ product_id }) => product_id))], db);
  const sold = { status: order.status, deliveredAt: order.delivered_at };
  return {
    orderedAt: order.created_at.toISOString(),
    deliveredAt: order.delivered_at?.toISOString() ?? null,
    items: lines.map(({ product_id, name, quantity }) => {
      const months = products.get(product_id)?.warrantyMonths ?? null;
      return { name, quantity, months, ...warrantyOf(sold, months, now) };
    }),
  };
}

/** The calls by which a warranty is looked up by an order's number and phone; they tell nothing of the person. */
export const createWarrantyCalls = ({ cards }: Pick<OrderReader, 'cards'>): Call[] => [
  defineCall({
    method: 'POST',
    path: '/order/warranty/check',
    tag: 'orders',
    summary: 'The warranty of an order by its number and phone; a wrong pair is 404, whichever of them is wrong',
    body: createOrderTrackSchema(phone),
    result: orderWarrantyFoundSchema,
    errors: ['notFound'],
    handle: async ({ body, context: { db, limit, now } }) => {
      limit('track');
      const order = await findByNumber(db, readNumber(body.number));
      if (order === null || order.phone !== body.phone) throw notFound();
      const token = await addOrderToken(db, { orderId: order.id, kind: 'warranty' }, now());
      return { orderId: order.id, token, ...(await showWarranty({ db, cards, now: now() }, order)) };
    },
  }),
  defineCall({
    method: 'GET',
    path: '/order/warranty/view',
    tag: 'orders',
    summary: 'The same by the token of that answer, for an hour',
    query: orderWarrantyQuerySchema,
    result: orderWarrantySchema,
    errors: ['notFound'],
    handle: async ({ query, context: { db, now } }) => {
      const kind = await findOrderToken(db, query.orderId, query.token, now());
      const order = kind !== 'warranty' ? null : await findOrder(db, query.orderId);
      if (order === null) throw notFound();
      return showWarranty({ db, cards, now: now() }, order);
    },
  }),
];

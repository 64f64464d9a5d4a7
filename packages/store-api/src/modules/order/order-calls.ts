import {
  additionsSchema,
  createOrderSchema,
  createOrderTrackSchema,
  createQuickOrderSchema,
  orderCancelSchema,
  orderCreatedSchema,
  orderListQuerySchema,
  orderPageSchema,
  orderQuerySchema,
  orderRepeatSchema,
  orderSchema,
  orderTrackedSchema,
  orderViewSchema,
  quickOrderResultSchema,
} from '@vitryna/contracts/api';
import { phone } from '@vitryna/phone';
import { notFound } from '../../core/failure.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { addProducts } from '../cart/cart.ts';
import { lockOwnOrder, ownOrder, seeOrder } from './access.ts';
import { cancelNote } from './cancel-note.ts';
import { createOrder } from './create-order.ts';
import { moveOrder } from './move-order.ts';
import type { OrderOptions } from './place-order.ts';
import { orderQuickly } from './quick-order.ts';
import { readNumber } from './read-number.ts';
import { findByNumber, listOrders, readOrderLines } from './repository.ts';
import { addOrderToken } from './token-repository.ts';
import { maskOrder, showOrder, showShort } from './view-order.ts';
import { withSession } from './with-session.ts';

/** The calls of contract §5 by which orders are made, seen and given up. */
export const createOrderCalls = (options: OrderOptions): Call[] => [
  defineCall({
    method: 'POST',
    path: '/order/create',
    tag: 'orders',
    summary: 'Makes an order of the cart; with an `Idempotency-Key` only once',
    body: createOrderSchema(phone),
    result: orderCreatedSchema,
    errors: ['conflict', 'unprocessable'],
    handle: ({ body, context }) => createOrder(options, context, body),
  }),
  defineCall({
    method: 'POST',
    path: '/order/quick',
    tag: 'orders',
    summary: 'Orders one product by phone; the shop calls back',
    body: createQuickOrderSchema(phone),
    result: quickOrderResultSchema,
    errors: ['notFound', 'conflict'],
    handle: ({ body, context }) => orderQuickly(options, context, body),
  }),
  defineCall({
    method: 'GET',
    path: '/order/view',
    tag: 'orders',
    summary: 'An order: whole for its owner and the reader of an e-mail, masked for others',
    query: orderQuerySchema,
    result: orderViewSchema,
    errors: ['notFound'],
    handle: async ({ query, context }) => {
      const { order, isOwn } = await seeOrder(context, query);
      const reader = { db: context.db, cards: options.cards, now: context.now() };
      return isOwn
        ? { ...(await showOrder(reader, order, { ...query, locale: context.locale })), access: 'owner' as const }
        : { ...(await maskOrder(reader, order)), access: 'masked' as const };
    },
  }),
  defineCall({
    method: 'GET',
    path: '/order/list',
    tag: 'orders',
    summary: "The user's orders, the latest first",
    query: orderListQuerySchema,
    result: orderPageSchema,
    errors: ['unauthorized'],
    handle: async ({ query: { page, limit, status }, context }) => {
      await context.session.requireAccountId();
      const shopperId = await context.session.requireShopperId();
      const { rows, total } = await listOrders(context.db, { shopperId, status, page, limit });
      const reader = { db: context.db, cards: options.cards, now: context.now() };
      const items = await showShort(reader, rows, { locale: context.locale });
      return { items, page, limit, total, pages: Math.ceil(total / limit) };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/order/track',
    tag: 'orders',
    summary: 'Finds an order by its number and phone; a wrong pair is 404, whichever of them is wrong',
    body: createOrderTrackSchema(phone),
    result: orderTrackedSchema,
    errors: ['notFound'],
    handle: async ({ body, context: { db, limit, now } }) => {
      limit('track');
      const order = await findByNumber(db, readNumber(body.number));
      if (order === null || order.phone !== body.phone) throw notFound();
      return { orderId: order.id, token: await addOrderToken(db, { orderId: order.id, kind: 'track' }, now()) };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/order/cancel',
    tag: 'orders',
    summary: 'Gives an order up before it is shipped',
    body: orderCancelSchema,
    result: orderSchema,
    errors: ['notFound', 'conflict'],
    handle: ({ body, context }) =>
      withSession(context, async (db) => {
        const order = await lockOwnOrder({ ...context, db }, body);
        const now = context.now();
        const step = { to: 'cancelled' as const, note: cancelNote(body) };
        const moved = await moveOrder(db, order, step, { publicUrl: options.publicUrl, now });
        return showOrder({ db, cards: options.cards, now }, moved, { ...body, locale: context.locale });
      }),
  }),
  defineCall({
    method: 'POST',
    path: '/order/repeat',
    tag: 'orders',
    summary: 'Puts what an order had into the cart, as much of it as there is',
    body: orderRepeatSchema,
    result: additionsSchema,
    errors: ['notFound'],
    handle: async ({ body, context }) => {
      const order = await ownOrder(context, body);
      const lines = await readOrderLines(context.db, [order.id]);
      const changes = lines.map(({ product_id, quantity }) => ({ productId: String(product_id), quantity }));
      return addProducts(context.db, context.session, changes, context.now());
    },
  }),
];

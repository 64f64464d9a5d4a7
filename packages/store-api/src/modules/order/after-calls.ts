import {
  feedbackQuerySchema,
  feedbackResultSchema,
  feedbackSchema,
  feedbackViewSchema,
  returnRequestSchema,
  returnResultSchema,
} from '@vitryna/contracts/api';
import { conflict, Failure, invalidField, notFound } from '../../core/failure.ts';
import { newId } from '../../core/secrets.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { addReview, shownName } from '../review/review-repository.ts';
import { claimUploads } from '../upload/repository.ts';
import { lockOwnOrder } from './access.ts';
import { addFeedback, hasFeedback } from './feedback-repository.ts';
import { moveOrder } from './move-order.ts';
import { returnLifeMs } from './order-status.ts';
import type { OrderOptions } from './place-order.ts';
import { findOrder, type OrderLineRow, type OrderRow, readOrderLines } from './repository.ts';
import { returnNote } from './return-note.ts';
import { addReturn } from './return-repository.ts';
import { findOrderToken } from './token-repository.ts';
import { withSession } from './with-session.ts';

type Wanted = { productId: string; quantity: number };

/** Nobody sends back what they did not buy, or more of it. */
function checkLines(wanted: readonly Wanted[], bought: readonly OrderLineRow[]): void {
  const left = new Map(bought.map((line) => [String(line.product_id), line.quantity]));
  for (const [at, { productId, quantity }] of wanted.entries()) {
    const rest = (left.get(productId) ?? 0) - quantity;
    if (rest < 0) throw invalidField(`lines.${at}.quantity`, { rule: 'quantity', message: '@Wrong quantity' });
    left.set(productId, rest);
  }
}

function checkReturnable({ status, delivered_at: deliveredAt }: OrderRow, now: Date): void {
  const isInTime = deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= returnLifeMs;
  if (status !== 'delivered' || !isInTime) throw conflict('notReturnable', '@The data has changed', { status });
}

/** The order that an e-mail asks about. Throws 404 for a token that is not good. */
async function findAsked(db: Connection, { orderId, token }: { orderId: string; token: string }, now: Date) {
  const kind = await findOrderToken(db, orderId, token, now);
  const order = kind === 'feedback' || kind === 'letter' ? await findOrder(db, orderId) : null;
  if (order === null) throw notFound();
  return order;
}

/** The calls of contract §5 about an order that was delivered. */
export const createAfterCalls = ({ cards, publicUrl }: Pick<OrderOptions, 'cards' | 'publicUrl'>): Call[] => [
  defineCall({
    method: 'POST',
    path: '/order/return/add',
    tag: 'orders',
    summary: 'Asks to take goods back, within 14 days after they were delivered',
    body: returnRequestSchema,
    result: returnResultSchema,
    errors: ['notFound', 'conflict'],
    handle: ({ body, context }) =>
      withSession(context, async (db) => {
        const order = await lockOwnOrder({ ...context, db }, body);
        const now = context.now();
        checkReturnable(order, now);
        const bought = await readOrderLines(db, [order.id]);
        checkLines(body.lines, bought);
        const id = newId();
        const { iban, comment = null, lines, files } = body;
        const request = { id, order_id: order.id, lines: JSON.stringify(lines), iban, comment, created_at: now };
        await addReturn(db, request);
        await claimUploads(db, files, { kind: 'return', id });
        await moveOrder(db, order, { to: 'returnRequested', note: returnNote(lines, bought) }, { publicUrl, now });
        return { id };
      }),
  }),
  defineCall({
    method: 'GET',
    path: '/order/feedback/view',
    tag: 'orders',
    summary: 'What an e-mail asks to be judged',
    query: feedbackQuerySchema,
    result: feedbackViewSchema,
    errors: ['notFound', 'gone'],
    handle: async ({ query, context: { db, now } }) => {
      const order = await findAsked(db, query, now());
      if (await hasFeedback(db, order.id)) throw new Failure('gone');
      const ids = (await readOrderLines(db, [order.id])).map(({ product_id }) => product_id);
      const products = await cards.readCards(ids, db);
      return { number: order.number, products: ids.flatMap((id) => products.get(id) ?? []), done: false };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/order/feedback/add',
    tag: 'orders',
    summary: 'Judges an order and its products, once; what is said of products is read before it is shown',
    body: feedbackSchema,
    result: feedbackResultSchema,
    errors: ['notFound', 'gone'],
    handle: ({ body, context }) =>
      inTransaction(context.db, async (db) => {
        const now = context.now();
        const order = await findAsked(db, body, now);
        const orderId = order.id;
        const { service, delivery, nps, comment = null } = body;
        const feedback = { order_id: orderId, service, delivery, nps, comment, created_at: now };
        if (!(await addFeedback(db, feedback))) throw new Failure('gone');
        const bought = new Set((await readOrderLines(db, [orderId])).map(({ product_id }) => String(product_id)));
        const judged = new Map(body.products.map((product) => [product.productId, product]));
        const reviews = [...judged.values()].filter(({ productId }) => bought.has(productId));
        const { firstName, lastName } = order.recipient;
        const writer = {
          ...{ author: shownName(`${firstName} ${lastName}`), email: order.email?.toLowerCase() ?? null },
          ...{
            shopper_id: order.shopper_id,
            order_id: orderId,
            is_verified: true,
            locale: order.locale,
            created_at: now,
          },
        };
        let added = 0;
        for (const { productId, rating, body: text = '' } of reviews) {
          const said = { product_id: Number(productId), rating, body: text, pros: null, cons: null };
          if ((await addReview(db, { ...writer, ...said })) !== null) added += 1;
        }
        return { reviews: added, coupon: null };
      }),
  }),
];

import { additionsSchema, cartTokenSchema, savedLinesSchema, sharedCartSchema } from '@vitryna/contracts/api';
import { Failure } from '../../core/failure.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { addProducts, type Cart, readRuledLines } from './cart.ts';
import { quantityLimit } from './cart-rules.ts';
import { readQuantities } from './repository.ts';
import { findSharedCart, keepSharedCart, type SharedItem } from './shared-repository.ts';

async function findOrGone(db: Connection, token: string, now: Date): Promise<SharedItem[]> {
  const items = await findSharedCart(db, token, now);
  if (items === null) throw new Failure('gone');
  return items;
}

/** The lines of a shared cart that are missing in a shopper's: of two quantities the larger one stays, so a link that is opened twice doubles nothing. */
async function findMissing(db: Connection, items: readonly SharedItem[], shopperId: string | null) {
  const own = shopperId === null ? new Map<number, number>() : await readQuantities(db, shopperId);
  return items.flatMap(({ productId, quantity }) => {
    const missing = quantity - (own.get(productId) ?? 0);
    return missing > 0 ? [{ productId: String(productId), quantity: missing }] : [];
  });
}

/** A cart behind a link: made, shown, and put into another cart. */
export const createSharedCalls = ({ db, cards }: Cart): Call[] => [
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/share',
    tag: 'cart',
    summary: 'Makes a link to what is in the cart now; it is good for 30 days',
    result: sharedCartSchema,
    errors: ['unprocessable'],
    handle: async ({ context }) => {
      const shopperId = await context.session.readShopperId();
      const lines = shopperId === null ? [] : await readRuledLines({ db: context.db, cards }, shopperId);
      const items = lines
        .filter((line) => quantityLimit(line) > 0)
        .map(({ productId, quantity }) => ({ productId, quantity }));
      if (items.length === 0) throw new Failure('unprocessable');
      // Each link is kept for a month.
      context.limit('share');
      const token = await inTransaction(context.db, (transaction) => keepSharedCart(transaction, items, context.now()));
      return { url: `/checkout?cart=${token}` };
    },
  }),
  defineCall({
    method: 'GET',
    path: '/catalog/product/list/cart/shared',
    tag: 'cart',
    summary: 'What a link to a cart would add',
    query: cartTokenSchema,
    result: savedLinesSchema,
    errors: ['gone'],
    handle: async ({ query, context }) => {
      const items = await findOrGone(db, query.token, context.now());
      const products = await cards.readCards(items.map(({ productId }) => productId));
      return items.flatMap(({ productId, quantity }) => {
        const product = products.get(productId);
        return product === undefined ? [] : [{ product, quantity }];
      });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/restore',
    tag: 'cart',
    summary: 'Puts what a link to a cart holds into the cart',
    body: cartTokenSchema,
    result: additionsSchema,
    errors: ['gone'],
    handle: async ({ body, context: { db: asked, now, session } }) => {
      const items = await findOrGone(asked, body.token, now());
      const missing = await findMissing(asked, items, await session.readShopperId());
      return addProducts(asked, session, missing, now());
    },
  }),
];

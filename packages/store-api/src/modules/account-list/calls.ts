import {
  ownCouponsSchema,
  ownQuestionsSchema,
  ownReviewsSchema,
  ownTextsQuerySchema,
  type ProductCard,
  type Watches,
  watchesSchema,
  watchRemoveSchema,
} from '@vitryna/contracts/api';
import { type MinorUnits, toMoney } from '@vitryna/money';
import { Failure } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import { type Call, type CallContext, defineCall } from '../../openapi/registry.ts';
import { type ProvenOwner, provenOwnerOf } from '../account/proven-owner.ts';
import { findById } from '../account/repository.ts';
import type { ProductCards } from '../catalog/product-cards.ts';
import { readAnswers } from '../review/question-repository.ts';
import {
  readGoodsWatches,
  readOwnCoupons,
  readOwnQuestions,
  readOwnReviews,
  readPriceWatches,
  removeWatch,
} from './repository.ts';

/** Texts on a page. */
const limit = 10;

type AccountListOptions = { db: Connection; cards: Pick<ProductCards, 'readCards'> };

const money = (amount: number) => ({ amount, currency: 'UAH' as const });
const shown = (card: ProductCard | undefined): ProductCard | null => (card && !card.isDeleted ? card : null);

/** An account's other data in the store. */
export function createAccountListCalls({ db, cards }: AccountListOptions): Call[] {
  const requireOwner = async ({ session }: CallContext): Promise<ProvenOwner> => {
    const account = await findById(db, await session.requireAccountId());
    if (account === null) throw new Failure('unauthorized');
    return provenOwnerOf(account);
  };
  const readProducts = (rows: readonly { productId: number }[]) =>
    cards.readCards([...new Set(rows.map(({ productId }) => productId))]);

  const listWatches = async (owner: ProvenOwner): Promise<Watches> => {
    const prices = await readPriceWatches(db, owner);
    const goods = await readGoodsWatches(db, owner);
    const products = await readProducts([...prices, ...goods]);
    const show = <Row extends { productId: number; createdAt: Date; id: string }>({
      id,
      productId,
      createdAt,
    }: Row) => {
      const product = products.get(productId);
      return product === undefined ? null : { id, product, createdAt: createdAt.toISOString() };
    };
    return {
      prices: prices.flatMap((row) => {
        const watch = show(row);
        const target = row.target === null ? null : toMoney(Number(row.target) as MinorUnits);
        return watch === null ? [] : [{ ...watch, target }];
      }),
      goods: goods.flatMap((row) => show(row) ?? []),
    };
  };

  return [
    defineCall({
      method: 'GET',
      path: '/account/watch/list',
      tag: 'account',
      summary: 'What the user waits for: lower prices, and goods that cannot be bought now',
      result: watchesSchema,
      errors: ['unauthorized'],
      handle: async ({ context }) => listWatches(await requireOwner(context)),
    }),
    defineCall({
      method: 'POST',
      path: '/account/watch/remove',
      tag: 'account',
      summary: 'Ends one of them; answers those that are left. May be repeated',
      body: watchRemoveSchema,
      result: watchesSchema,
      errors: ['unauthorized'],
      handle: async ({ body, context }) => {
        const owner = await requireOwner(context);
        await removeWatch(db, owner, body);
        return listWatches(owner);
      },
    }),
    defineCall({
      method: 'GET',
      path: '/account/review/list',
      tag: 'account',
      summary: 'What the user has written of products, also what nobody has read yet',
      query: ownTextsQuerySchema,
      result: ownReviewsSchema,
      errors: ['unauthorized'],
      handle: async ({ query: { page }, context }) => {
        const stretch = { limit, offset: (page - 1) * limit };
        const { rows, total } = await readOwnReviews(db, await requireOwner(context), stretch);
        const products = await readProducts(rows);
        const items = rows.map(({ id, productId, createdAt, ...row }) => ({
          ...row,
          ...{ id: String(id), createdAt: createdAt.toISOString() },
          product: shown(products.get(productId)),
        }));
        return { items, page, limit, total, pages: Math.ceil(total / limit) };
      },
    }),
    defineCall({
      method: 'GET',
      path: '/account/question/list',
      tag: 'account',
      summary: 'What the user has asked about products, with the answers',
      query: ownTextsQuerySchema,
      result: ownQuestionsSchema,
      errors: ['unauthorized'],
      handle: async ({ query: { page }, context }) => {
        const stretch = { limit, offset: (page - 1) * limit };
        const { rows, total } = await readOwnQuestions(db, await requireOwner(context), stretch);
        const products = await readProducts(rows);
        const ids = rows.map(({ id }) => id);
        const answers = Map.groupBy(await readAnswers(db, ids), ({ question_id: id }) => id);
        const items = rows.map(({ id, productId, createdAt, ...row }) => ({
          ...row,
          ...{ id: String(id), createdAt: createdAt.toISOString() },
          product: shown(products.get(productId)),
          answers: (answers.get(id) ?? []).map(({ author, is_shop: isShop, body, created_at: at }) => ({
            ...{ author, isShop, body, createdAt: at.toISOString() },
          })),
        }));
        return { items, page, limit, total, pages: Math.ceil(total / limit) };
      },
    }),
    defineCall({
      method: 'GET',
      path: '/account/coupon/list',
      tag: 'account',
      summary: 'The coupons of the user, the latest first',
      result: ownCouponsSchema,
      errors: ['unauthorized'],
      handle: async ({ context }) => {
        const now = context.now();
        const stateOf = ({ usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date }) => {
          if (usedAt !== null) return 'used' as const;
          return expiresAt > now ? ('good' as const) : ('expired' as const);
        };
        return (await readOwnCoupons(db, await requireOwner(context))).map((coupon) => ({
          ...{ code: coupon.code, discount: coupon.discount, state: stateOf(coupon) },
          minTotal: coupon.minTotal > 0 ? money(coupon.minTotal) : null,
          expiresAt: coupon.expiresAt.toISOString(),
        }));
      },
    }),
  ];
}

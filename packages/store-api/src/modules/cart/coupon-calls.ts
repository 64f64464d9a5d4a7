import { cartSummarySchema, couponInputSchema } from '@vitryna/contracts/api';
import { type MinorUnits, toHryvnia } from '@vitryna/money';
import { conflict, Failure } from '../../core/failure.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { type Coupon, couponProblem, missingTotal } from '../coupon/coupon-rules.ts';
import { dropCartCoupon, findCoupon, putCartCoupon } from '../coupon/repository.ts';
import { type Cart, readPricedCart, summarise } from './cart.ts';
import { sumCart } from './cart-rules.ts';

const unknown = () =>
  new Failure('validation', {
    code: 'couponUnknown',
    fields: { code: [{ rule: 'couponUnknown', message: '@There is no such coupon' }] },
  });

/** Refuses a coupon that takes nothing off goods for a sum. */
function refuseUseless(coupon: Coupon, total: MinorUnits, now: Date): void {
  const problem = couponProblem(coupon, total, now);
  if (problem === 'couponUsed') throw conflict(problem, '@The coupon has been used');
  if (problem === 'couponExpired') throw conflict(problem, '@The coupon has expired');
  const left = toHryvnia(missingTotal(coupon, total));
  if (problem !== null) throw conflict(problem, '@The order is too small for the coupon', { left });
}

/** The coupon of a cart: put in, taken out; both answer the summary with it. */
export const createCouponCalls = ({ cards }: Cart): Call[] => [
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/coupon/add',
    tag: 'cart',
    summary: 'Puts a coupon into the cart, in the place of another one',
    body: couponInputSchema,
    result: cartSummarySchema,
    errors: ['conflict'],
    handle: async ({ body, context: { db, limit, now, session } }) => {
      limit('coupon');
      const coupon = await findCoupon(db, body.code);
      if (coupon === null) throw unknown();
      const { lines } = await readPricedCart({ db, cards }, await session.readShopperId());
      refuseUseless(coupon, sumCart(lines).total, now());
      await putCartCoupon(db, await session.requireShopperId(), coupon.code, now());
      return summarise({ lines, coupon }, { now: now() });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/cart/coupon/remove',
    tag: 'cart',
    summary: 'Takes the coupon out of the cart',
    result: cartSummarySchema,
    handle: async ({ context: { db, now, session } }) => {
      const shopperId = await session.readShopperId();
      if (shopperId !== null) await dropCartCoupon(db, shopperId);
      return summarise(await readPricedCart({ db, cards }, shopperId), { now: now() });
    },
  }),
];

import { createHash } from 'node:crypto';
import type {
  AdditionProblem,
  Additions,
  CartChange,
  CartCoupon,
  CartLine,
  CartSummary,
  DeliveryMethod,
} from '@vitryna/contracts/api';
import { type MinorUnits, nothing, percentOf, subtract, toHryvnia, toMinor, toMoney } from '@vitryna/money';
import { freeDeliveryFrom, shippingTermsOf } from '../../catalogue/free-delivery.ts';
import { conflict, Failure, notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { SessionAccess } from '../../openapi/registry.ts';
import { type ProductCards, parseProductId } from '../catalog/product-cards.ts';
import { type Coupon, couponProblem, missingTotal } from '../coupon/coupon-rules.ts';
import { findCartCoupon } from '../coupon/repository.ts';
import { lineProblem, lineTotals, maxLines, quantityLimit, type RuledLine, sumCart } from './cart-rules.ts';
import {
  addUnits,
  countLines,
  fillUp,
  readLimit,
  readLines,
  readQuantities,
  removeUnits,
  type StoredLine,
} from './repository.ts';

/** The dependencies of carts. */
export type Cart = { db: Connection; cards: ProductCards };

/** A line as the rules read it. */
export function toRuledLine(
  cards: ProductCards,
  { categories, price, previousPrice, priceSeen, ...line }: StoredLine,
): RuledLine {
  return {
    ...line,
    ...shippingTermsOf(cards.labelsOf(categories)),
    price: price === null ? null : toMinor(price),
    previousPrice: previousPrice === null ? null : toMinor(previousPrice),
    priceSeen: toMinor(priceSeen),
  };
}

/** The lines of a cart as the rules read them. */
export async function readRuledLines({ db, cards }: Cart, shopperId: string): Promise<RuledLine[]> {
  return (await readLines(db, shopperId)).map((line) => toRuledLine(cards, line));
}

/** The lines as `/catalog/product/list/cart/all` answers them. */
export async function readCart(cart: Cart, shopperId: string, withGifts: boolean): Promise<CartLine[]> {
  const { cards } = cart;
  const lines = await readRuledLines(cart, shopperId);
  const ids = lines.map((line) => line.productId);
  const [products, gifts] = await Promise.all([cards.readCards(ids), withGifts ? cards.readGifts(ids) : null]);
  return lines.flatMap((line) => {
    const product = products.get(line.productId);
    if (product === undefined) return [];
    const { total, sale } = lineTotals(line);
    return {
      product,
      quantity: line.quantity,
      totalPrice: { amount: toHryvnia(total) },
      totalSalePrice: { amount: toHryvnia(sale) },
      ...(gifts && { gifts: gifts.get(line.productId) ?? [] }),
      problem: lineProblem(line),
      maxQuantity: quantityLimit(line),
      ...(line.price !== null && line.price !== line.priceSeen && { priceSeen: toHryvnia(line.priceSeen) }),
    };
  });
}

/** The input of a summary. */
export type PricedCart = { lines: readonly RuledLine[]; coupon: Coupon | null };

/** The lines of a shopper's cart and the coupon in it; `db` is the transaction of a write. */
export async function readPricedCart(cart: Cart, shopperId: string | null): Promise<PricedCart> {
  if (shopperId === null) return { lines: [], coupon: null };
  return { lines: await readRuledLines(cart, shopperId), coupon: await findCartCoupon(cart.db, shopperId) };
}

const hashCart = (lines: readonly RuledLine[], coupon: CartCoupon | null): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        lines.map((line) => [line.productId, line.quantity, line.price === null ? null : toHryvnia(line.price)]),
        coupon && [coupon.code, coupon.discount.amount],
      ]),
    )
    .digest('hex')
    .slice(0, 32);

/** The coupon's effect on goods for a sum. */
function applyCoupon(coupon: Coupon, total: MinorUnits, now: Date): CartCoupon {
  const { code, percent } = coupon;
  const problem = couponProblem(coupon, total, now);
  const left = missingTotal(coupon, total);
  return {
    code,
    percent,
    discount: toMoney(problem === null ? percentOf(total, percent) : nothing),
    problem,
    ...(problem === 'couponMinTotal' && { left: toMoney(left) }),
  };
}

/** The summary of a cart; delivery is known only where it is free: to a warehouse, by the rule of free delivery. */
export function summarise(
  { lines, coupon: held }: PricedCart,
  { deliveryMethod, now }: { deliveryMethod?: DeliveryMethod | undefined; now: Date },
): CartSummary {
  const goods = sumCart(lines);
  const coupon = held && applyCoupon(held, goods.total, now);
  const off = coupon?.problem === null ? coupon.percent : 0;
  const totals = off === 0 ? goods : sumCart(lines, off);
  const taken = off === 0 ? nothing : percentOf(totals.total, off);
  return {
    hash: hashCart(lines, coupon),
    lines: totals.lines,
    units: totals.units,
    subtotal: toMoney(totals.subtotal),
    discount: toMoney(subtract(totals.subtotal, totals.total)),
    coupon,
    delivery: deliveryMethod === 'warehouse' && totals.isDeliveryFree ? toMoney(nothing) : null,
    total: toMoney(subtract(totals.total, taken)),
    freeDelivery: {
      threshold: toHryvnia(freeDeliveryFrom),
      eligible: toMoney(totals.eligible),
      left: toMoney(totals.left),
      reached: totals.isDeliveryFree,
      blockedBy: totals.blockedBy.map(String),
    },
  };
}

const limited = (max: number) => conflict('limited', '@Only a limited quantity is available', { max });

/**
 * Adds units (a difference, reading 11). Throws 404 for an unknown product, 409 `noPrice`, `notOrderable`, `limited` or `cartFull`.
 * The session is made last: a refused first write leaves no trace.
 */
export async function addToCart(db: Connection, session: SessionAccess, change: CartChange, now: Date): Promise<void> {
  const productId = parseProductId(change.productId);
  const allowed = productId === null ? null : await readLimit(db, productId);
  if (productId === null || allowed === null) throw notFound();
  const { max, isPriced } = allowed;
  if (!isPriced) throw conflict('noPrice', '@The price of this product is known on request');
  if (max === 0) throw conflict('notOrderable', '@This product cannot be ordered');
  if (change.quantity > max) throw limited(max);
  const shopperId = await session.requireShopperId();
  if (await addUnits(db, { shopperId, productId, quantity: change.quantity }, now)) return;
  if ((await countLines(db, shopperId)) >= maxLines) throw conflict('cartFull', '@The cart is full', { max: maxLines });
  throw limited(max);
}

/** Removes units (a difference); whatever is not in the cart is no error. */
export async function removeFromCart(db: Connection, shopperId: string, change: CartChange): Promise<void> {
  const productId = parseProductId(change.productId);
  if (productId !== null) await removeUnits(db, { shopperId, productId, quantity: change.quantity });
}

/** Sets a quantity, for forms that know no differences: 0 takes the line away. Refuses as adding does; may be repeated. */
export async function setInCart(
  db: Connection,
  session: SessionAccess,
  { productId, quantity }: CartChange,
  now: Date,
): Promise<void> {
  const shopperId = await session.readShopperId();
  const own = shopperId === null ? undefined : (await readQuantities(db, shopperId)).get(Number(productId));
  const difference = quantity - (own ?? 0);
  if (difference > 0) await addToCart(db, session, { productId, quantity: difference }, now);
  if (difference < 0 && shopperId !== null) await removeFromCart(db, shopperId, { productId, quantity: -difference });
}

/** Puts one unit of what is not in the cart yet; what is stays as it is, so that it may be repeated. Refuses as adding does. */
export async function putInCart(db: Connection, session: SessionAccess, productId: string, now: Date): Promise<void> {
  const shopperId = await session.readShopperId();
  const own = shopperId === null ? undefined : (await readQuantities(db, shopperId)).get(Number(productId));
  if (own === undefined) await addToCart(db, session, { productId, quantity: 1 }, now);
}

/** Adds products one after another, as many of each as there are (contract §3 `addMany`, a shared cart, an order that is repeated). */
export async function addProducts(
  db: Connection,
  session: SessionAccess,
  changes: readonly CartChange[],
  now: Date,
): Promise<Additions> {
  const problems: Additions['problems'] = [];
  let added = 0;
  for (const change of changes) {
    const { problem, isAdded } = await addSome(db, session, change, now);
    if (problem !== null) problems.push({ productId: change.productId, problem });
    if (isAdded) added += 1;
  }
  return { added, problems };
}

type Outcome = { isAdded: boolean; problem: AdditionProblem | null };

/** Adds as many units as there are. */
async function addSome(db: Connection, session: SessionAccess, change: CartChange, now: Date): Promise<Outcome> {
  try {
    await addToCart(db, session, change, now);
    return { isAdded: true, problem: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const problem = error.code as AdditionProblem;
    if (problem !== 'limited') return { isAdded: false, problem };
    const shopperId = await session.requireShopperId();
    return { isAdded: await fillUp(db, { shopperId, productId: Number(change.productId) }, now), problem };
  }
}

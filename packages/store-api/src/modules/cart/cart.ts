import { createHash } from 'node:crypto';
import type { CartChange, CartLine, CartSummary, DeliveryMethod, Label, Money } from '@vitryna/contracts/api';
import { freeDeliveryThreshold } from '@vitryna/contracts/constants';
import { conflict, notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { SessionAccess } from '../../openapi/registry.ts';
import { type ProductCards, parseProductId } from '../catalog/product-cards.ts';
import { lineProblem, lineTotals, maxLines, quantityLimit, type RuledLine, sumCart } from './cart-rules.ts';
import { addUnits, countLines, readLimit, readLines, removeUnits } from './repository.ts';

const paid: Label = 'shippingPaid';
const included: Label = 'shippingIncluded';

const money = (amount: number): Money => ({ amount, currency: 'UAH' });

/** What carts are made of. */
export type Cart = { db: Connection; cards: ProductCards };

/** The lines of a cart with what the rules need to know of delivery. */
export async function readRuledLines({ db, cards }: Cart, shopperId: string): Promise<RuledLine[]> {
  const lines = await readLines(db, shopperId);
  return lines.map(({ categories, ...line }) => {
    const labels = cards.labelsOf(categories);
    return { ...line, hasPaidShipping: labels.has(paid), hasIncludedShipping: labels.has(included) };
  });
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
      totalPrice: { amount: total },
      totalSalePrice: { amount: sale },
      ...(gifts && { gifts: gifts.get(line.productId) ?? [] }),
      problem: lineProblem(line),
      maxQuantity: quantityLimit(line),
    };
  });
}

const hashLines = (lines: readonly RuledLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map((line) => [line.productId, line.quantity, line.price])))
    .digest('hex')
    .slice(0, 32);

/** The summary of some lines; delivery is known only where it is free: to a warehouse, by the rule of free delivery. */
export function summarise(lines: readonly RuledLine[], deliveryMethod: DeliveryMethod | undefined): CartSummary {
  const totals = sumCart(lines);
  return {
    hash: hashLines(lines),
    lines: totals.lines,
    units: totals.units,
    subtotal: money(totals.subtotal),
    discount: money(Math.round((totals.subtotal - totals.total) * 100) / 100),
    coupon: null,
    delivery: deliveryMethod === 'warehouse' && totals.isDeliveryFree ? money(0) : null,
    total: money(totals.total),
    freeDelivery: {
      threshold: freeDeliveryThreshold,
      eligible: money(totals.eligible),
      left: money(totals.left),
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

import type { CartChanged, CartSummary, DeliveryMethod } from '@vitryna/contracts/api';
import { toHryvnia } from '@vitryna/money';
import { conflict } from '../../core/failure.ts';
import { type PricedCart, summarise } from '../cart/cart.ts';
import { lineProblem, quantityLimit, type RuledLine } from '../cart/cart-rules.ts';

/** The orderable part of a cart: what is not for sale is left out, of what is short there is as much as there is. */
export const orderableLines = (lines: readonly RuledLine[]): RuledLine[] =>
  lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, quantityLimit(line));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

function changeOf(line: RuledLine): CartChanged['lines'][number] | null {
  const problem = lineProblem(line);
  if (problem === null) return null;
  const productId = String(line.productId);
  if (problem === 'priceChanged')
    return {
      productId,
      problem,
      was: toHryvnia(line.priceSeen),
      now: line.price === null ? null : toHryvnia(line.price),
    };
  return { productId, problem, was: line.quantity, now: problem === 'notOrderable' ? null : quantityLimit(line) };
}

/** Changes of a cart's lines since the shopper saw them. */
export const changedLines = (lines: readonly RuledLine[]): CartChanged['lines'] =>
  lines.flatMap((line) => changeOf(line) ?? []);

/** The lines that would be ordered now, and their sum. */
export type PricedOrder = { lines: RuledLine[]; summary: CartSummary };

/** 409 `cartChanged` (contract §5). */
export const cartChanged = (seen: readonly RuledLine[], { summary }: PricedOrder) =>
  conflict('cartChanged', '@The data has changed', { lines: changedLines(seen), summary } satisfies CartChanged);

/** Prices what of a cart can be ordered. */
export function priceCart(
  { lines: seen, coupon }: PricedCart,
  asked: { deliveryMethod: DeliveryMethod; now: Date },
): PricedOrder {
  const lines = orderableLines(seen);
  return { lines, summary: summarise({ lines, coupon }, asked) };
}

/** Whether this is what the shopper saw and agreed to. */
export const isExpected = ({ lines, summary }: PricedOrder, expected: { total: number; hash: string }): boolean =>
  lines.length > 0 && summary.hash === expected.hash && summary.total.amount === expected.total;

import type { CartCoupon, CartLine } from '@vitryna/contracts/api';
import { larger, nothing, percentOf, subtract, sum, toHryvnia, toMinor } from '@vitryna/money';

/** Sums in hryvnia: at previous prices, what is saved, what the shopper pays for the goods. */
export type CartTotals = { units: number; subtotal: number; discount: number; total: number };

type SummedLine = Pick<CartLine, 'quantity' | 'totalPrice' | 'totalSalePrice' | 'problem'>;

/** Whether a line can be part of an order; the others stay in the cart, but not in its sums. */
export function isOrderableLine({ problem }: Pick<CartLine, 'problem'>): boolean {
  return problem !== 'outOfStock' && problem !== 'notOrderable';
}

/** Sums the lines as they are on the screen, so that totals follow a click before the server has answered. */
export function sumLines(lines: readonly SummedLine[]): CartTotals {
  let units = 0;
  let subtotal = nothing;
  let total = nothing;
  for (const { quantity, totalPrice, totalSalePrice } of lines.filter(isOrderableLine)) {
    const price = toMinor(totalSalePrice.amount);
    units += quantity;
    // A previous price below the current one is no saving.
    subtotal = sum([subtotal, larger(toMinor(totalPrice.amount), price)]);
    total = sum([total, price]);
  }
  return {
    units,
    subtotal: toHryvnia(subtotal),
    discount: toHryvnia(subtract(subtotal, total)),
    total: toHryvnia(total),
  };
}

/** Sums with what a coupon takes off the goods, in hryvnia; a coupon that takes nothing off leaves them as they are. */
export function withCoupon(totals: CartTotals, coupon: CartCoupon | null | undefined): CartTotals & { coupon: number } {
  if (!coupon || coupon.problem !== null) return { ...totals, coupon: 0 };
  const total = toMinor(totals.total);
  const off = percentOf(total, coupon.percent);
  return { ...totals, coupon: toHryvnia(off), total: toHryvnia(subtract(total, off)) };
}

import type { CartCoupon, CartLine } from '@vitryna/contracts/api';

/** Sums in hryvnia: at previous prices, what is saved, what the shopper pays for the goods. */
export type CartTotals = { units: number; subtotal: number; discount: number; total: number };

type SummedLine = Pick<CartLine, 'quantity' | 'totalPrice' | 'totalSalePrice' | 'problem'>;

/** Whether a line can be part of an order; the others stay in the cart, but not in its sums. */
export function isOrderableLine({ problem }: Pick<CartLine, 'problem'>): boolean {
  return problem !== 'outOfStock' && problem !== 'notOrderable';
}

const kopecks = (amount: number) => Math.round(amount * 100);

/** Sums the lines as they are on the screen, so that totals follow a click before the server has answered. */
export function sumLines(lines: readonly SummedLine[]): CartTotals {
  let units = 0;
  let subtotal = 0;
  let total = 0;
  for (const line of lines.filter(isOrderableLine)) {
    units += line.quantity;
    // A previous price below the current one is no saving.
    subtotal += Math.max(kopecks(line.totalPrice.amount), kopecks(line.totalSalePrice.amount));
    total += kopecks(line.totalSalePrice.amount);
  }
  return { units, subtotal: subtotal / 100, discount: (subtotal - total) / 100, total: total / 100 };
}

/** Sums with what a coupon takes off the goods, in hryvnia; a coupon that takes nothing off leaves them as they are. */
export function withCoupon(totals: CartTotals, coupon: CartCoupon | null | undefined): CartTotals & { coupon: number } {
  if (!coupon || coupon.problem !== null) return { ...totals, coupon: 0 };
  const off = Math.round((kopecks(totals.total) * coupon.percent) / 100);
  return { ...totals, coupon: off / 100, total: (kopecks(totals.total) - off) / 100 };
}

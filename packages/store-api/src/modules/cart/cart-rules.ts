import type { CartProblem } from '@vitryna/contracts/api';
import { maxQuantity } from '@vitryna/contracts/values';
import { larger, type MinorUnits, nothing, percentOf, subtract, sum, times } from '@vitryna/money';
import { freeDeliveryOf, type ShippingTerms } from '../../catalogue/free-delivery.ts';

/** Most different products in a cart. */
export const maxLines = 100;

/** A cart line with what the rules need of its product; `price` is null where there is none. */
export type RuledLine = ShippingTerms & {
  productId: number;
  quantity: number;
  price: MinorUnits | null;
  previousPrice: MinorUnits | null;
  priceSeen: MinorUnits;
  status: string;
  /** `isOrderable` of the product, false also for deleted ones. */
  isOrderable: boolean;
  stock: number;
};

const isForSale = (line: Pick<RuledLine, 'isOrderable' | 'price'>): boolean => line.isOrderable && line.price !== null;

/** How many units may be in a cart: the stock, or any number of what is made to order; a pre-order is not a cart line. */
export function quantityLimit(line: Pick<RuledLine, 'status' | 'isOrderable' | 'price' | 'stock'>): number {
  if (!isForSale(line)) return 0;
  if (line.status === 'quickProduction') return maxQuantity;
  return line.status === 'inStock' ? Math.min(line.stock, maxQuantity) : 0;
}

/** The problems of a line, the gravest first. */
export function lineProblem(line: RuledLine): CartProblem | null {
  const limit = quantityLimit(line);
  if (!isForSale(line) || !['inStock', 'quickProduction', 'outOfStock'].includes(line.status)) return 'notOrderable';
  if (limit === 0) return 'outOfStock';
  if (line.quantity > limit) return 'limited';
  return line.price === line.priceSeen ? null : 'priceChanged';
}

/** Totals of a line: at the previous price where there is one, and at the price that is paid. */
export function lineTotals(line: Pick<RuledLine, 'quantity' | 'price' | 'previousPrice'>) {
  const sale = times(line.price ?? nothing, line.quantity);
  return { total: larger(times(line.previousPrice ?? nothing, line.quantity), sale), sale };
}

/** The lines that would be ordered now. Lines that cannot be ordered do not count. */
export type CartTotals = {
  lines: number;
  units: number;
  subtotal: MinorUnits;
  /** Of the goods, before the coupon. */
  total: MinorUnits;
  /** Sum of the lines without paid delivery, at current prices and after the coupon. */
  eligible: MinorUnits;
  left: MinorUnits;
  isDeliveryFree: boolean;
  blockedBy: number[];
};

/** Sums a cart and applies the rule of free delivery; what counts towards that is what is paid after a coupon of so many percent. */
export function sumCart(allLines: readonly RuledLine[], couponPercent = 0): CartTotals {
  const lines = allLines.filter((line) => quantityLimit(line) > 0);
  const paid = lines.filter((line) => line.hasPaidShipping);
  const counted = sum(lines.filter((line) => !line.hasPaidShipping).map((line) => lineTotals(line).sale));
  const eligible = subtract(counted, percentOf(counted, couponPercent));
  const { isFree, left } = freeDeliveryOf(lines, eligible);
  return {
    lines: lines.length,
    units: lines.reduce((units, line) => units + line.quantity, 0),
    subtotal: sum(lines.map((line) => lineTotals(line).total)),
    total: sum(lines.map((line) => lineTotals(line).sale)),
    eligible,
    left,
    isDeliveryFree: isFree,
    blockedBy: paid.map((line) => line.productId),
  };
}

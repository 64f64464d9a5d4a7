import type { CartProblem } from '@vitryna/contracts/api';
import { freeDeliveryThreshold } from '@vitryna/contracts/constants';
import { maxQuantity } from '@vitryna/contracts/values';
import { percentOf } from '../coupon/coupon-rules.ts';

/** Most different products in a cart. */
export const maxLines = 100;

/** A cart line with what the rules need of its product. Prices in hryvnia; `price` is null where there is none. */
export type RuledLine = {
  productId: number;
  quantity: number;
  price: number | null;
  previousPrice: number | null;
  priceSeen: number;
  status: string;
  /** `isOrderable` of the product, false also for deleted ones. */
  isOrderable: boolean;
  stock: number;
  hasPaidShipping: boolean;
  hasIncludedShipping: boolean;
};

const isForSale = (line: Pick<RuledLine, 'isOrderable' | 'price'>): boolean => line.isOrderable && line.price !== null;

/** How many units may be in a cart: the stock, or any number of what is made to order; a pre-order is not a cart line. */
export function quantityLimit(line: Pick<RuledLine, 'status' | 'isOrderable' | 'price' | 'stock'>): number {
  if (!isForSale(line)) return 0;
  if (line.status === 'quickProduction') return maxQuantity;
  return line.status === 'inStock' ? Math.min(line.stock, maxQuantity) : 0;
}

/** What is wrong with a line, the gravest first. */
export function lineProblem(line: RuledLine): CartProblem | null {
  const limit = quantityLimit(line);
  if (!isForSale(line) || !['inStock', 'quickProduction', 'outOfStock'].includes(line.status)) return 'notOrderable';
  if (limit === 0) return 'outOfStock';
  if (line.quantity > limit) return 'limited';
  return line.price === line.priceSeen ? null : 'priceChanged';
}

const kopecks = (hryvnia: number): number => Math.round(hryvnia * 100);

/** Totals of a line in hryvnia: at the previous price where there is one, and at the price that is paid. */
export function lineTotals(line: Pick<RuledLine, 'quantity' | 'price' | 'previousPrice'>) {
  const paid = kopecks(line.price ?? 0) * line.quantity;
  const before = Math.max(kopecks(line.previousPrice ?? 0) * line.quantity, paid);
  return { total: before / 100, sale: paid / 100 };
}

/** What the shopper would order now, in hryvnia. Lines that cannot be ordered do not count. */
export type CartTotals = {
  lines: number;
  units: number;
  subtotal: number;
  /** Of the goods, before the coupon. */
  total: number;
  /** Sum of the lines without paid delivery, at current prices and after the coupon. */
  eligible: number;
  left: number;
  isDeliveryFree: boolean;
  blockedBy: number[];
};

/**
 * Sums a cart and applies the rule of free delivery to a warehouse (contract §1.2, specification §9.1). What counts towards it is
 * what is paid after a coupon of so many percent.
 */
export function sumCart(allLines: readonly RuledLine[], couponPercent = 0): CartTotals {
  const lines = allLines.filter((line) => quantityLimit(line) > 0);
  const sum = (items: readonly RuledLine[], of: (line: RuledLine) => number) =>
    items.reduce((total, line) => total + kopecks(of(line)), 0) / 100;
  const paid = lines.filter((line) => line.hasPaidShipping);
  const counted = sum(
    lines.filter((line) => !line.hasPaidShipping),
    (line) => lineTotals(line).sale,
  );
  const eligible = (kopecks(counted) - kopecks(percentOf(counted, couponPercent))) / 100;
  const isAllIncluded = lines.length > 0 && lines.every((line) => line.hasIncludedShipping);
  const isDeliveryFree = isAllIncluded || (paid.length === 0 && eligible >= freeDeliveryThreshold);
  return {
    lines: lines.length,
    units: lines.reduce((units, line) => units + line.quantity, 0),
    subtotal: sum(lines, (line) => lineTotals(line).total),
    total: sum(lines, (line) => lineTotals(line).sale),
    eligible,
    left: isDeliveryFree ? 0 : Math.max(0, kopecks(freeDeliveryThreshold) - kopecks(eligible)) / 100,
    isDeliveryFree,
    blockedBy: paid.map((line) => line.productId),
  };
}

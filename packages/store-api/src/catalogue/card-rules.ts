import type { Label, ProductCard } from '@vitryna/contracts/api';
import { freeDeliveryThreshold } from '@vitryna/contracts/constants';

/** Up to this many pieces a card says how many are left. */
const fewPieces = 5;

/** Months of payment by parts from a price up, in hryvnia. */
const installments = [
  { from: 20_000, parts: 25 },
  { from: 8_000, parts: 15 },
  { from: 3_000, parts: 9 },
  { from: 1_000, parts: 4 },
];

/**
 * Whether delivery of a product is free (contract §1.2, specification §9.1): a category says so, or the price reaches
 * the threshold and no category asks for paid delivery.
 */
export function hasFreeDelivery(price: number | null, categoryLabels: ReadonlySet<string>): boolean {
  const included: Label = 'shippingIncluded';
  const paid: Label = 'shippingPaid';
  if (categoryLabels.has(included)) return true;
  return price !== null && price >= freeDeliveryThreshold && !categoryLabels.has(paid);
}

/** Level of the stock; the number itself is told only when few are left. */
export function describeStock(stock: number, isOrderable: boolean): ProductCard['stock'] {
  if (!isOrderable || stock === 0) return { level: 'none', quantity: null };
  return stock <= fewPieces ? { level: 'few', quantity: stock } : { level: 'many', quantity: null };
}

/** The longest payment by parts that the price allows, in whole hryvnia rounded up; null for what cannot be ordered. */
export function describeInstallment(price: number | null, isOrderable: boolean): ProductCard['installment'] {
  const found = isOrderable && price !== null ? installments.find(({ from }) => price >= from) : undefined;
  if (!found || price === null) return null;
  return { maxParts: found.parts, perMonth: { amount: Math.ceil(price / found.parts), currency: 'UAH' } };
}

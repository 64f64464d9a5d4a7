import type { Label, ProductCard } from '@vitryna/contracts/api';
import { freeDeliveryThreshold } from '@vitryna/contracts/constants';
import { allowedParts, type InstalmentMethod, instalmentRules, splitIntoParts } from '@vitryna/contracts/instalments';

/** Up to this many pieces a card says how many are left. */
const fewPieces = 5;

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

/** The longest payment by parts that the checkout offers for the price, its first part; null for what cannot be ordered. */
export function describeInstallment(price: number | null, isOrderable: boolean): ProductCard['installment'] {
  if (price === null || !isOrderable) return null;
  const total = Math.round(price * 100);
  const methods = Object.keys(instalmentRules) as InstalmentMethod[];
  const maxParts = Math.max(0, ...methods.flatMap((method) => allowedParts(method, total)));
  const [first] = splitIntoParts(total, maxParts);
  return first === undefined ? null : { maxParts, perMonth: { amount: first / 100, currency: 'UAH' } };
}

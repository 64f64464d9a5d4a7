import type { ProductCard } from '@vitryna/contracts/api';
import { allowedParts, type InstalmentMethod, instalmentRules } from '@vitryna/contracts/instalments';
import { type MinorUnits, splitEvenly, toMoney } from '@vitryna/money';

/** Up to this many pieces a card says how many are left. */
const fewPieces = 5;

/** Level of the stock; the number itself is told only when few are left. */
export function describeStock(stock: number, isOrderable: boolean): ProductCard['stock'] {
  if (!isOrderable || stock === 0) return { level: 'none', quantity: null };
  return stock <= fewPieces ? { level: 'few', quantity: stock } : { level: 'many', quantity: null };
}

/** The longest payment by parts that the checkout offers for the price, its first part; null for what cannot be ordered. */
export function describeInstallment(price: MinorUnits | null, isOrderable: boolean): ProductCard['installment'] {
  if (price === null || !isOrderable) return null;
  const methods = Object.keys(instalmentRules) as InstalmentMethod[];
  const maxParts = Math.max(0, ...methods.flatMap((method) => allowedParts(method, price)));
  const [first] = splitEvenly(price, maxParts);
  return first === undefined ? null : { maxParts, perMonth: toMoney(first) };
}

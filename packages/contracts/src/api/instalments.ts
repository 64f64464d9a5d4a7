import type { partCounts } from './payment.ts';
import type { PaymentMethod, PaymentMethodOf } from './payment-kinds.ts';
import { isOfKind } from './payment-methods.ts';

/** Limits of payment in parts: sums in kopiykas, and into how many parts (contract §5). */
export type InstalmentRule = { min: number; max: number; parts: readonly (typeof partCounts)[number][] };

/** Rules of the two banks; a shop with another agreement changes this table. */
export const instalmentRules = {
  privatParts: { min: 300_00, max: 500_000_00, parts: [2, 3, 4, 6, 9, 12, 15, 25] },
  monoParts: { min: 1_000_00, max: 500_000_00, parts: [3, 4, 6, 9, 12, 15, 25] },
} as const satisfies Record<PaymentMethodOf<'instalments'>, InstalmentRule>;

/** A method that is paid in parts. */
export type InstalmentMethod = PaymentMethodOf<'instalments'>;

/** Whether a method is paid in parts. */
export const isInstalment = (method: PaymentMethod): method is InstalmentMethod => isOfKind(method, 'instalments');

/** Splits kopiykas into equal parts; what does not divide is paid with the first ones, one kopiyka each. */
export function splitIntoParts(total: number, parts: number): number[] {
  const least = Math.floor(total / parts);
  const rest = total - least * parts;
  return Array.from({ length: parts }, (_, at) => (at < rest ? least + 1 : least));
}

/** Into how many parts a sum in kopiykas may be paid: none when the bank does not take it. */
export function allowedParts(method: InstalmentMethod, total: number): readonly number[] {
  const { min, max, parts } = instalmentRules[method];
  return total >= min && total <= max ? parts : [];
}

import type { CartSummary } from '@vitryna/contracts/api';

/**
 * What to say about delivery: it is free because of the sum or because every product includes it, a sum is missing, or a
 * product with paid delivery is in the way. Amounts are hryvnia.
 */
export type FreeDelivery =
  | { kind: 'reached'; threshold: number }
  | { kind: 'included' }
  | { kind: 'blocked' }
  | { kind: 'left'; left: number; eligible: number; threshold: number };

/** Reads the rule of free delivery (specification §9) from the server's summary. */
export function freeDeliveryOf({ freeDelivery }: Pick<CartSummary, 'freeDelivery'>): FreeDelivery {
  const { threshold, eligible, left, reached, blockedBy } = freeDelivery;
  if (blockedBy.length > 0) return { kind: 'blocked' };
  if (reached) return eligible.amount >= threshold ? { kind: 'reached', threshold } : { kind: 'included' };
  return { kind: 'left', left: left.amount, eligible: eligible.amount, threshold };
}

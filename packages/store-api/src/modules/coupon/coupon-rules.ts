import type { CouponProblem } from '@vitryna/contracts/values';
import { type MinorUnits, missing, nothing } from '@vitryna/money';

/** A coupon as the rules need it: percent, and the least sum of goods. */
export type Coupon = { code: string; percent: number; minTotal: MinorUnits; expiresAt: Date; usedAt: Date | null };

/** The amount missing to the coupon's minimum. */
export const missingTotal = ({ minTotal }: Pick<Coupon, 'minTotal'>, total: MinorUnits): MinorUnits =>
  missing(total, minTotal);

/** Why the coupon takes nothing off goods for a sum, or null. */
export function couponProblem(coupon: Coupon, total: MinorUnits, now: Date): CouponProblem | null {
  if (coupon.usedAt !== null) return 'couponUsed';
  if (coupon.expiresAt <= now) return 'couponExpired';
  return missingTotal(coupon, total) > nothing ? 'couponMinTotal' : null;
}

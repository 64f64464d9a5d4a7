import type { CouponProblem } from '@vitryna/contracts/values';

/** A coupon as the rules need it: percent, and the least sum of goods in hryvnia. */
export type Coupon = { code: string; percent: number; minTotal: number; expiresAt: Date; usedAt: Date | null };

const kopiyky = (hryvnia: number): number => Math.round(hryvnia * 100);

/** What goods for so many hryvnia lack to the coupon's least sum. */
export const missingTotal = ({ minTotal }: Pick<Coupon, 'minTotal'>, total: number): number =>
  Math.max(0, kopiyky(minTotal) - kopiyky(total)) / 100;

/** Why the coupon takes nothing off goods for so many hryvnia, or null. */
export function couponProblem(coupon: Coupon, total: number, now: Date): CouponProblem | null {
  if (coupon.usedAt !== null) return 'couponUsed';
  if (coupon.expiresAt <= now) return 'couponExpired';
  return missingTotal(coupon, total) > 0 ? 'couponMinTotal' : null;
}

/** What so many percent are of hryvnia, to the kopiyka: half of one counts for the shopper. */
export const percentOf = (hryvnia: number, percent: number): number =>
  Math.round((kopiyky(hryvnia) * percent) / 100) / 100;

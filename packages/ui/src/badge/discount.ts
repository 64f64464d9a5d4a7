/**
 * Whole percents by which a price fell, truncated towards zero (specification §9), as a negative number.
 * `null` when there is no higher previous price or the difference is under one percent.
 */
export function discountPercent(current: number | null, previous: number | null | undefined): number | null {
  if (current === null || !previous || previous <= current) return null;
  return Math.trunc(((current - previous) / previous) * 100) || null;
}

/** Text of a discount badge with a true minus and a no-break space, such as `−12 %`; `null` without a discount. */
export function discountText(current: number | null, previous: number | null | undefined): string | null {
  const percent = discountPercent(current, previous);
  return percent === null ? null : `\u2212${-percent}\u00a0%`;
}

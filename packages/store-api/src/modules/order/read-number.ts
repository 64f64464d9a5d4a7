/** An order's number as it is stored, from what was typed: the pad of digits that phones show has no hyphen. */
export function readNumber(typed: string): string {
  const digits = typed.replaceAll(/[\s‐-―-]/g, '');
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 4)}-${digits.slice(4)}` : typed;
}

/** An average with one decimal, as both languages write it: `4,8`. */
export function formatRating(value: number): string {
  return value.toFixed(1).replace('.', ',');
}

/** Writes an average with one decimal and a comma, as both languages do: `4,8`. */
export function formatRating(value: number): string {
  return value.toFixed(1).replace('.', ',');
}

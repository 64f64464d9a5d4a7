import tables from './data/units.json' with { type: 'json' };

/** Units of measure as shoppers and makers write them, in the folded spelling; a name's own forms share its beginning. */
const spellings: Record<string, string[]> = tables.spellings;
const units = new Map(
  Object.entries(spellings).flatMap(([unit, names]) => names.map((name): [string, string] => [name, unit])),
);
const endings = /(?:ами|ами|ов|ив|ев|ах|ам|ом|ии|ни|ни|а|и|у|е|s)$/;

/** The unit that a folded word names, or null. */
export const unitOf = (word: string): string | null =>
  units.get(word) ?? (word.length > 3 ? (units.get(word.replace(endings, '')) ?? null) : null);

/** Units that are written as another one: `2 кВт` is `2000 Вт`. */
const scales = new Map(Object.entries(tables.scales) as [string, [string, number]][]);

/** A number with its unit as one word; what has several ways of writing (`2 кВт`, `500 ГБ` and `0,5 ТБ`) gets one. */
export function measure(number: string, unit: string): string {
  const value = Number(number);
  if (unit === 'gb' && value >= 1000) {
    const terabytes = [1000, 1024].map((size) => value / size).find((size) => Number.isInteger(size));
    if (terabytes !== undefined) return `${terabytes}tb`;
  }
  if (unit === 'tb' && value < 1) return `${Math.round(value * 1000)}gb`;
  const [smaller, factor] = scales.get(unit) ?? [unit, 1];
  return factor === 1 ? `${number}${unit}` : `${Math.round(value * factor)}${smaller}`;
}

/** By which share a measure of this unit may differ from the one asked for: a station of 1 kWh has 1,024 Wh. */
export const nearShareOf = (unit: string): number => (tables.near as Record<string, number>)[unit] ?? 0;

/** Units written with a sign between two words, which would otherwise fall apart; in the folded spelling. */
const compounds = Object.entries(tables.compounds).map(([unit, pattern]): [RegExp, string] => [
  new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'gu'),
  unit,
]);

/** Writes compound units as one word. */
export const joinUnits = (folded: string): string =>
  compounds.reduce((text, [pattern, unit]) => text.replace(pattern, unit), folded);

/** Units of measure as shoppers and makers write them, in the folded spelling; a name's own forms share its beginning. */
const spellings: Record<string, string[]> = {
  gb: ['gb', 'гб', 'гигабаит', 'гиг', 'gigabyte'],
  tb: ['tb', 'тб', 'терабаит', 'тера', 'terabyte'],
  mb: ['mb', 'мб', 'мегабаит'],
  hz: ['hz', 'гц', 'герц'],
  khz: ['khz', 'кгц'],
  mhz: ['mhz', 'мгц', 'мегагерц'],
  ghz: ['ghz', 'ггц', 'гигагерц'],
  w: ['w', 'вт', 'ват', 'watt'],
  kw: ['kw', 'квт', 'киловат'],
  wh: ['wh'],
  va: ['va', 'ва'],
  v: ['v', 'в', 'волт'],
  a: ['a', 'а', 'ампер'],
  ah: ['ah'],
  mah: ['mah'],
  in: ['in', 'inch', 'inche', 'дюим'],
  mm: ['mm', 'мм', 'милиметр'],
  cm: ['cm', 'см'],
  g: ['g', 'г', 'грам'],
  kg: ['kg', 'кг'],
  db: ['db', 'дб'],
  ms: ['ms', 'мс'],
  bit: ['bit', 'бит'],
  core: ['core', 'cores', 'ядер', 'ядр', 'ядерн', 'ядро'],
  port: ['port', 'ports', 'порт'],
  ch: ['ch', 'канал', 'канальн'],
  mp: ['mp', 'мп', 'мегапиксел', 'mpix'],
  lm: ['lm', 'лм', 'люмен'],
  dpi: ['dpi'],
  rpm: ['rpm'],
  gbps: ['gbps'],
  mbps: ['mbps'],
};
const units = new Map(
  Object.entries(spellings).flatMap(([unit, names]) => names.map((name): [string, string] => [name, unit])),
);
const endings = /(?:ами|ами|ов|ив|ев|ах|ам|ом|ии|ни|ни|а|и|у|е|s)$/;

/** The unit that a folded word names, or null. */
export const unitOf = (word: string): string | null =>
  units.get(word) ?? (word.length > 3 ? (units.get(word.replace(endings, '')) ?? null) : null);

/** A number with its unit as one word; whole terabytes are not written in gigabytes. */
export function measure(number: string, unit: string): string {
  const value = Number(number);
  if (unit === 'gb' && value >= 1000) {
    const terabytes = [1000, 1024].map((size) => value / size).find((size) => Number.isInteger(size));
    if (terabytes !== undefined) return `${terabytes}tb`;
  }
  return `${number}${unit}`;
}

/** Units written with a sign between two words, which would otherwise fall apart; in the folded spelling. */
const compounds: [RegExp, string][] = [
  [/(?<!\p{L})ма\s?[·*.-]?\s?(?:год|ч)(?!\p{L})/gu, 'mah'],
  [/(?<!\p{L})вт\s?[·*.-]?\s?(?:год|ч)(?!\p{L})/gu, 'wh'],
  [/(?<!\p{L})а\s?[·*.-]\s?(?:год|ч)(?!\p{L})/gu, 'ah'],
  [/(?<!\p{L})об\s?\/\s?(?:хв|мин)(?!\p{L})/gu, 'rpm'],
  [/(?<!\p{L})гбит\s?\/\s?с(?!\p{L})/gu, 'gbps'],
  [/(?<!\p{L})мбит\s?\/\s?с(?!\p{L})/gu, 'mbps'],
];

/** Writes compound units as one word. */
export const joinUnits = (folded: string): string =>
  compounds.reduce((text, [pattern, unit]) => text.replace(pattern, unit), folded);

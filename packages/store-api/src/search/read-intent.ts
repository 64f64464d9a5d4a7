import tables from './data/prices.json' with { type: 'json' };
import { foldText } from './fold.ts';
import { layoutReadings } from './layouts.ts';
import { isStopWord } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** The intent of a query: prices in hryvnia and an order. */
export type Intent = {
  /** The query without those words. */
  query: string;
  minPrice: number | null;
  maxPrice: number | null;
  sort: 'priceAsc' | 'priceDesc' | null;
};

/** Bare numbers that are prices: smaller ones are sizes, and of two that are only joined by a dash both are large. */
const bounds = { bare: 300, joined: 1000 };

const escapeSigns = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** One of the words, the longest first; they stand between spaces. */
const anyOf = (words: readonly string[]): string =>
  words
    .map((word) => escapeSigns(foldText(word)))
    .sort((a, b) => b.length - a.length)
    .join('|');

const digits = String.raw`\d{1,3}(?: \d{3})+|\d+(?:[.,]\d+)?`;
const amountOf = (name: string): string =>
  `(?<${name}>${digits})(?: ?(?<${name}Thousand>${anyOf(tables.thousand)})\\.?(?![\\p{L}\\d]))?(?: ?(?<${name}Currency>${anyOf(tables.currency)})\\.?(?![\\p{L}\\d]))?`;
const pattern = (source: string): RegExp => new RegExp(`(?<![^ ])${source}(?![^ ,.;!?])`, 'gu');

/** Ways to name prices, the first that fits is taken; where `isPrice` is set the words are said of prices only. */
const forms: { pattern: RegExp; isPrice: boolean }[] = [
  {
    pattern: pattern(`(?:${anyOf(tables.from)}) ${amountOf('min')} (?:${anyOf(tables.to)}) ${amountOf('max')}`),
    isPrice: false,
  },
  { pattern: pattern(`${amountOf('min')} ?[-–—] ?${amountOf('max')}`), isPrice: false },
  { pattern: pattern(`(?:${anyOf(tables.cheaperThan)}) ${amountOf('max')}`), isPrice: true },
  { pattern: pattern(`(?:${anyOf(tables.dearerThan)}) ${amountOf('min')}`), isPrice: true },
  { pattern: pattern(`(?:${anyOf(tables.below)}) ${amountOf('max')}`), isPrice: false },
  { pattern: pattern(`(?:${anyOf(tables.above)}) ${amountOf('min')}`), isPrice: false },
  { pattern: pattern(amountOf('max')), isPrice: false },
];
const orders = [
  { sort: 'priceAsc', pattern: pattern(`(?:${anyOf(tables.cheap)})`) },
  { sort: 'priceDesc', pattern: pattern(`(?:${anyOf(tables.dear)})`) },
] as const;

type Prices = { min: number | null; max: number | null };
type Amounts = Record<string, string | undefined>;

function amountIn(amounts: Amounts, name: 'min' | 'max'): number | null {
  const typed = amounts[name];
  if (typed === undefined) return null;
  const value = Number(typed.replaceAll(' ', '').replace(',', '.'));
  return amounts[`${name}Thousand`] === undefined ? value : value * 1000;
}

/** The prices of a fitting form, or null where the numbers are something else. */
function pricesOf(amounts: Amounts, place: number, isPrice: boolean): Prices | null {
  const [min, max] = [amountIn(amounts, 'min'), amountIn(amounts, 'max')];
  const isMarked = Object.entries(amounts).some(([name, text]) => text !== undefined && /Currency|Thousand/.test(name));
  const hasCurrency = amounts.minCurrency !== undefined || amounts.maxCurrency !== undefined;
  const isBare = place === forms.length - 1;
  if (isBare && !hasCurrency) return null;
  // «від 5 до 8 тисяч»
  const isShared = min !== null && max !== null && min < max / 100 && amounts.maxThousand !== undefined;
  const from = isShared ? min * 1000 : min;
  const least = place === 1 ? bounds.joined : bounds.bare;
  const isLikely = [from, max].every((value) => value === null || (value >= least && Number.isInteger(value)));
  if (!isPrice && !isMarked && !isLikely) return null;
  return from !== null && max !== null && from > max ? { min: max, max: from } : { min: from, max };
}

type Span = { start: number; end: number };

/** Whether a number is a measure: «до 10000 мАг» says nothing of a price. */
function isMeasure(text: string, { end }: Span, amounts: Amounts): boolean {
  if (amounts.maxCurrency !== undefined || amounts.minCurrency !== undefined) return false;
  const next = /^ ?([^ ]+)/.exec(text.slice(end))?.[1];
  const number = amounts.max ?? amounts.min ?? '';
  return next !== undefined && wordsOf(`${number} ${next}`).length === 1;
}

const spanOf = (found: RegExpExecArray): Span => ({ start: found.index, end: found.index + found[0].length });

function findPrices(text: string): (Span & Prices) | null {
  const measures: Span[] = [];
  for (const [place, form] of forms.entries()) {
    for (const found of text.matchAll(form.pattern)) {
      const span = spanOf(found);
      const amounts = found.groups ?? {};
      // «від 1000 до 2000 Вт» is no price from its first number either.
      if (measures.some((measure) => measure.start < span.end && measure.end > span.start)) continue;
      if (isMeasure(text, span, amounts)) measures.push(span);
      else {
        const prices = pricesOf(amounts, place, form.isPrice);
        if (prices) return { ...span, ...prices };
      }
    }
  }
  return null;
}

function readText(text: string): Prices & { spans: Span[]; sort: Intent['sort'] } {
  const priced = findPrices(text);
  const left = priced
    ? text.slice(0, priced.start) + '·'.repeat(priced.end - priced.start) + text.slice(priced.end)
    : text;
  const order = orders.find(({ pattern: words }) => left.search(words) >= 0);
  const ordered = order ? [...left.matchAll(order.pattern)].map(spanOf) : [];
  const { min = null, max = null } = priced ?? {};
  return { spans: [...(priced ? [priced] : []), ...ordered], min, max, sort: order?.sort ?? null };
}

/** Reads prices and an order from a query as it is typed or as other layouts have it; null when it says neither, or nothing else. */
export function readIntent(query: string): Intent | null {
  const typed = query.trim().split(/\s+/);
  for (const text of [query, ...layoutReadings(query)]) {
    const words = text.trim().split(/\s+/).map(foldText);
    if (words.length !== typed.length) continue;
    const { spans, min, max, sort } = readText(words.join(' '));
    if (spans.length === 0) continue;
    let start = 0;
    const kept = typed.filter((_, at) => {
      const end = start + (words[at]?.length ?? 0);
      const isTaken = spans.some((span) => span.start < end && span.end > start);
      start = end + 1;
      return !isTaken;
    });
    if (kept.every((word) => isStopWord(foldText(word)))) return null;
    return { query: kept.join(' '), minPrice: min, maxPrice: max, sort };
  }
  return null;
}

import type { Correction } from '@vitryna/contracts/api';
import { addBit, type Bitset, createBitset } from '../indexing/bitset.ts';
import { narrow, rank } from './rank.ts';
import { type Intent, readIntent } from './read-intent.ts';
import type { Reading } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';
import { wantedCategories } from './things.ts';
import { understandQuery } from './understand-query.ts';
import { codeKey } from './words.ts';

/** The results of a query. */
export type Found = {
  bits: Bitset;
  /** Positions by relevance. */
  ranked: Uint32Array;
  correction: Correction | null;
  /** The only product whose code or model number the query is, or null. */
  exact: number | null;
  /** Whether only a code or its beginning was found. */
  isCode: boolean;
  /** Describing words that were left out, because no product has all of them. */
  omitted: string[];
  /** How each chunk was understood. */
  readings: Reading[];
  /** The prices and the order in a query, null without any; prices are for the caller to apply. */
  understood: Intent | null;
};

/** A shorter code would be taken for a number or a word. */
const minCode = 4;

/** Positions of the products with this code or model number; with `isPrefix`, with one that begins so. */
export function findCodes({ codes }: SearchIndex, query: string, isPrefix: boolean, most = 12): number[] {
  const key = codeKey(query);
  if (key.length < minCode || (isPrefix && !/\d/.test(key))) return [];
  let low = 0;
  let high = codes.keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codes.keys[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  const positions = new Set<number>();
  for (let at = low; at < codes.keys.length && positions.size < most; at += 1) {
    const code = codes.keys[at] ?? '';
    if (isPrefix ? !code.startsWith(key) : code !== key) break;
    positions.add(codes.positions[at] ?? 0);
  }
  return [...positions].sort((a, b) => a - b);
}

function correctionOf(query: string, readings: readonly Reading[]): Correction | null {
  const reasons = readings.flatMap(({ reason }) => reason ?? []);
  const [reason] = (['layout', 'transliteration', 'typo'] as const).filter((one) => reasons.includes(one));
  return reason ? { original: query.trim(), used: readings.map(({ used }) => used).join(' '), reason } : null;
}

/**
 * Products that have every word of the query and are what it asks for, best first: a product with that code, then as `rank`
 * says. A query without words finds nothing.
 * @param isCompleting the last word may be unfinished; then what only mentions the words is found, too, unless they say an order
 * @param isAsTyped nothing is corrected or understood
 */
export function searchProducts(
  index: SearchIndex,
  query: string,
  { isCompleting = false, isAsTyped = false } = {},
): Found {
  const understood = isAsTyped ? null : readIntent(query);
  const words = understood?.query ?? query;
  const { readings, matches, omitted } = understandQuery(index, words, isCompleting, isAsTyped);
  const groups = readings.flatMap((reading) => reading.groups);
  // By price what only mentions the words would come first.
  const isNarrowed = !isCompleting || Boolean(understood?.sort);
  const ranked = rank(index, isNarrowed ? narrow(index, matches, groups) : matches, groups, { isCompleting });
  const whole = findCodes(index, query, false);
  const codes = whole.length > 0 || ranked.length > 0 ? whole : findCodes(index, query, true);
  const bits = createBitset(index.size);
  for (const position of ranked) addBit(bits, position);
  for (const position of codes) addBit(bits, position);
  const isFirst = new Set(codes);
  return {
    bits,
    ranked: codes.length === 0 ? ranked : Uint32Array.from([...codes, ...ranked.filter((one) => !isFirst.has(one))]),
    correction: codes.length > 0 || ranked.length === 0 ? null : correctionOf(query, readings),
    exact: whole.length === 1 && /\d/.test(query) ? (whole[0] ?? null) : null,
    isCode: ranked.length === 0 && codes.length > 0,
    omitted,
    readings,
    understood,
  };
}

/** The nearest search that finds something: without the words that nothing has, then without the rarest; null when none does. */
export function searchClosest(
  index: SearchIndex,
  { readings }: Found,
): { query: string; dropped: string[]; found: Found } | null {
  const rarity = ({ groups }: Reading): number =>
    Math.min(
      ...groups.map(({ alternatives }) =>
        alternatives.reduce((sum, { term }) => sum + (index.vocabulary.counts[term] ?? 0), 0),
      ),
    );
  const known = readings.filter(({ groups }) => groups.length > 0);
  const dropped = readings.filter(({ groups }) => groups.length === 0);
  const isNoun = (reading: Reading): boolean => wantedCategories(index, reading.groups).length > 0;
  // The product's kind goes last, however rare it is.
  const rarestFirst = known.toSorted((a, b) => Number(isNoun(a)) - Number(isNoun(b)) || rarity(a) - rarity(b));
  for (let count = 0; count < rarestFirst.length; count += 1) {
    // Each word alone, the rarest first, before two at once.
    const attempts = count === 0 ? [[]] : count === 1 ? rarestFirst.map((one) => [one]) : [rarestFirst.slice(0, count)];
    for (const without of attempts) {
      const kept = known.filter((one) => !without.includes(one));
      const query = kept.map(({ used }) => used).join(' ');
      const found = kept.length > 0 ? searchProducts(index, query) : null;
      if (found && found.ranked.length > 0) {
        return { query, dropped: [...dropped, ...without].map(({ typed }) => typed), found };
      }
    }
  }
  return null;
}

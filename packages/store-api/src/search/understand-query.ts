import { type Group, type Matches, matchAll } from './postings.ts';
import { chunksOf, type Reading, readQuery } from './read-query.ts';
import type { SearchedCategory, SearchIndex } from './search-index.ts';

/** From this quality on a term of a query may name a category. */
const surely = 0.7;
/** Other ways of reading that are tried when no product has all the words. */
const maxTries = 12;

/** Categories that the query names in full, the ones with the longest names only. */
export function wantedCategories(index: SearchIndex, groups: readonly Group[]): SearchedCategory[] {
  const groupOf = new Map<number, number>();
  for (const [at, { alternatives }] of groups.entries()) {
    for (const { term, quality } of alternatives) if (quality >= surely) groupOf.set(term, at);
  }
  let best = 0;
  let wanted: SearchedCategory[] = [];
  for (const category of index.categories.items) {
    for (const name of category.names) {
      if (name.length === 0 || !name.every((term) => groupOf.has(term))) continue;
      const matched = new Set(name.map((term) => groupOf.get(term))).size;
      if (matched > best) {
        best = matched;
        wanted = [];
      }
      if (matched === best && !wanted.includes(category)) wanted.push(category);
    }
  }
  return wanted;
}

/** A query as it was understood: its readings, what has them all, and the words that were left out. */
export type Understanding = { readings: Reading[]; matches: Matches; omitted: string[] };

const groupsOf = (readings: readonly Reading[]): Group[] => readings.flatMap(({ groups }) => groups);
const isKnown = ({ groups }: Reading): boolean => groups.length > 0;
const nothing: Matches = { documents: new Uint32Array(), scores: new Float32Array() };

const match = (index: SearchIndex, readings: readonly Reading[]): Matches =>
  readings.length > 0 && readings.every(isKnown) ? matchAll(index.products, groupsOf(readings)) : nothing;

/** Forms of Ukrainian and Russian adjectives. */
const adjective = /^[а-яіїєґё]+(?:ий|ій|ый|ой|ая|яя|ое|ее|ые|ие|ова|ева|чна|льна|на|ні|ві|кі)$/i;

/**
 * Leaves out words that only describe: adjectives, and Cyrillic words after the one that names a category. Without them the
 * products asked for are found all the same; a model, a maker or what the product is stays required.
 */
const omitDescriptions = (index: SearchIndex, readings: readonly Reading[]): Understanding | null => {
  const isWanted = (kept: readonly Reading[]) =>
    kept.some(isKnown) && wantedCategories(index, groupsOf(kept)).length > 0;
  const noun = readings.findIndex((reading) => isWanted([reading]));
  if (noun < 0) return null;
  const describing = readings.filter(
    ({ typed }, at) => at !== noun && /^[а-яіїєґё’'-]+$/i.test(typed) && (at > noun || adjective.test(typed)),
  );
  const unknown = describing.filter((reading) => !isKnown(reading));
  const attempts = [unknown, ...describing.filter(isKnown).map((one) => [...unknown, one]), describing];
  for (const without of attempts) {
    if (without.length === 0) continue;
    const kept = readings.filter((reading) => !without.includes(reading));
    const matches = match(index, kept);
    if (matches.documents.length > 0) {
      return { readings: kept, matches, omitted: without.map(({ typed }) => typed) };
    }
  }
  return null;
};

/** The readings that find something: the likeliest of each chunk, else others of one chunk after the other. */
const understand = (index: SearchIndex, query: string, isCompleting: boolean, isAsTyped: boolean): Understanding => {
  const chunks = readQuery(index.vocabulary, query, isCompleting);
  const iterators = chunks.map(({ readings }) => readings.filter(({ reason }) => !isAsTyped || reason === null));
  const readings = iterators.map((iterator, at): Reading => {
    const typed = chunks[at]?.typed ?? '';
    return iterator.next().value ?? { typed, groups: [], used: typed, reason: null };
  });
  const matches = match(index, readings);
  if (matches.documents.length > 0) return { readings, matches, omitted: [] };
  const isAsMeant = readings.every(({ reason }) => reason === null);
  const shorter = isAsMeant ? omitDescriptions(index, readings) : null;
  if (shorter) return shorter;
  let tries = 0;
  for (const [at, iterator] of readings.every(isKnown) ? iterators.entries() : []) {
    for (let next = iterator.next(); !next.done && tries < maxTries; next = iterator.next()) {
      tries += 1;
      const other = readings.with(at, next.value);
      const found = match(index, other);
      if (found.documents.length > 0) return { readings: other, matches: found, omitted: [] };
    }
  }
  return omitDescriptions(index, readings) ?? { readings, matches, omitted: [] };
};

/** Once letters are read another way, phrases can be seen that were not: `;tcnrbq lbcr` is a hard disk. */
export const understandQuery = (
  index: SearchIndex,
  query: string,
  isCompleting: boolean,
  isAsTyped: boolean,
): Understanding => {
  const found = understand(index, query, isCompleting, isAsTyped);
  if (found.readings.every(({ reason }) => reason === null)) return found;
  const used = found.readings.map((reading) => reading.used);
  const chunks = chunksOf(used.join(' '));
  if (chunks.join(' ') === used.join(' ')) return found;
  const other = understand(index, chunks.join(' '), isCompleting, true);
  if (other.matches.documents.length === 0) return found;
  const reason = found.readings.find((reading) => reading.reason !== null)?.reason ?? null;
  return { ...other, readings: other.readings.map((reading, at) => (at === 0 ? { ...reading, reason } : reading)) };
};

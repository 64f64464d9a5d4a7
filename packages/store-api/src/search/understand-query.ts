import { type Chunk, chunksOf } from './chunks.ts';
import { matchAll } from './match-all.ts';
import { documentCount, type Group, type Matches } from './postings.ts';
import { type Reading, readQuery } from './read-query.ts';
import { quality as wordQuality } from './resolve-word.ts';
import type { SearchIndex } from './search-index.ts';
import { holdThing, isThing, wantedCategories } from './things.ts';

/** Other ways of reading that are tried when no product has all the words. */
const maxTries = 12;

/** A query as it was understood: its readings, what has them all, and the words that were left out. */
export type Understanding = { readings: Reading[]; matches: Matches; omitted: string[] };

type Read = { reading: Reading; role: Chunk['role'] };

const groupsOf = (readings: readonly Reading[]): Group[] => readings.flatMap(({ groups }) => groups);
const isKnown = ({ groups }: Reading): boolean => groups.length > 0;
const nothing: Matches = { documents: new Uint32Array(), scores: new Float32Array() };

const match = (index: SearchIndex, readings: readonly Reading[]): Matches =>
  readings.length > 0 && readings.every(isKnown) ? matchAll(index.products, groupsOf(readings)) : nothing;

/** So few products of which none can be bought are as good as none: a word that only describes is left out for others. */
const fewest = 3;
const isWorthShowing = ({ orderable }: SearchIndex, { documents }: Matches): boolean =>
  documents.length > fewest || documents.some((position) => position < orderable);

const cyrillic = /^[а-яіїєґё’'-]+$/i;
/** Forms of Ukrainian and Russian adjectives. */
const adjective = /^[а-яіїєґё]+(?:ий|ій|ый|ой|ая|яя|ое|ее|ые|ие|ова|ева|чна|льна|на|ні|ві|кі)$/i;

/** The subject of a query: the words that name a category together, else the first that products are called by, else its first noun. */
function thingsOf(index: SearchIndex, read: readonly Read[]): Set<Read> {
  const candidates = read.filter(({ role }) => role !== 'purpose');
  const known = candidates.filter(({ reading }) => isKnown(reading));
  const isNaming = (some: readonly Read[]): boolean =>
    wantedCategories(index, groupsOf(some.map(({ reading }) => reading))).length > 0;
  const single = known.filter((one) => isNaming([one]));
  if (single.length > 0) return new Set(single.slice(0, 1));
  if (isNaming(known)) return new Set(known.filter((one) => !isNaming(known.filter((other) => other !== one))));
  const nouns = candidates.filter(({ reading }) => !adjective.test(reading.typed));
  const called = nouns.find(({ reading }) => reading.groups.some((group) => isThing(index, group)));
  const first = called ?? nouns.find(({ reading }) => cyrillic.test(reading.typed)) ?? candidates[0];
  return new Set(first ? [first] : []);
}

/** Letters from which on a word with an error is surely known. */
const surelyKnown = 6;

/** Makers stay required in whichever alphabet they are typed; what only means the same as a word of one is no maker. */
const isMaker = ({ manufacturers }: SearchIndex, { groups }: Reading): boolean =>
  groups.some(({ alternatives }) =>
    alternatives.some(
      ({ term, quality }) => quality > wordQuality.synonym && documentCount(manufacturers.postings, term) > 0,
    ),
  );

/**
 * Leaves out words where no product has all of them: first what nothing in the catalogue is like, then what the product is for,
 * then what it comes with, then how it is. The thing, a maker and a model are never left out.
 */
function relax(index: SearchIndex, read: readonly Read[]): Understanding | null {
  const things = thingsOf(index, read);
  // A short word has too few misspellings to be searched for alone: a bag for a laptop is no SIM card.
  const isGuess = ({ reading: { reason, typed } }: Read): boolean => reason === 'typo' && typed.length < surelyKnown;
  if ([...things].some(isGuess)) return null;
  const last = Math.max(...[...things].map((thing) => read.indexOf(thing)));
  const isFree = (one: Read, at: number): boolean => {
    const { typed } = one.reading;
    if (things.has(one) || !cyrillic.test(typed) || isMaker(index, one.reading)) return false;
    return one.role !== null || at > last || adjective.test(typed);
  };
  const free = read.filter(isFree);
  const unknown = free.filter(({ reading }) => !isKnown(reading));
  const rest = free.filter(({ reading }) => isKnown(reading));
  const purposes = rest.filter(({ role }) => role === 'purpose');
  const features = rest.filter(({ role }) => role === 'feature');
  const attempts = [
    [],
    ...purposes.map((one) => [one]),
    purposes,
    ...rest.filter(({ role }) => role !== 'purpose').map((one) => [...purposes, one]),
    [...purposes, ...features],
    rest,
  ];
  for (const left of attempts) {
    const without = new Set([...unknown, ...left]);
    if (without.size === 0) continue;
    const kept = read.filter((one) => !without.has(one)).map(({ reading }) => reading);
    const matches = match(index, kept);
    if (matches.documents.length > 0) {
      return { readings: kept, matches, omitted: [...without].map(({ reading }) => reading.typed) };
    }
  }
  return null;
}

function* wantedOf(readings: Iterable<Reading>, isAsTyped: boolean): Generator<Reading, undefined> {
  for (const reading of readings) if (!isAsTyped || reading.reason === null) yield reading;
}

/** The readings that find something: the likeliest of each chunk, else others of one chunk after the other. */
function understand(index: SearchIndex, query: string, isCompleting: boolean, isAsTyped: boolean): Understanding {
  const chunks = readQuery(index.vocabulary, query, isCompleting);
  const iterators = chunks.map(({ readings }) => wantedOf(readings, isAsTyped));
  const readings = iterators.map((iterator, at): Reading => {
    const typed = chunks[at]?.typed ?? '';
    return iterator.next().value ?? { typed, groups: [], used: typed, reason: null };
  });
  const matches = match(index, readings);
  const read = readings.map((reading, at): Read => ({ reading, role: chunks[at]?.role ?? null }));
  if (matches.documents.length > 0) {
    const found = { readings, matches, omitted: [] };
    // A laptop with a lit keyboard is no gaming keyboard, though it has both words.
    const things = groupsOf([...thingsOf(index, read)].map(({ reading }) => reading));
    const isThere = holdThing(index, things, matches);
    if (isThere && (isCompleting || isWorthShowing(index, matches))) return found;
    const more = relax(index, read);
    const isBetter = more && isWorthShowing(index, more.matches) && (isThere || holdThing(index, things, more.matches));
    return isBetter ? more : found;
  }
  const isAsMeant = read.every(({ reading: { reason }, role }) => reason === null || role === 'purpose');
  const shorter = isAsMeant ? relax(index, read) : null;
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
  return relax(index, read) ?? { readings, matches, omitted: [] };
}

/** Once letters are read another way, phrases can be seen that were not: `;tcnrbq lbcr` is a hard disk. */
export function understandQuery(
  index: SearchIndex,
  query: string,
  isCompleting: boolean,
  isAsTyped: boolean,
): Understanding {
  const found = understand(index, query, isCompleting, isAsTyped);
  if (found.readings.every(({ reason }) => reason === null)) return found;
  const used = found.readings.map((reading) => reading.used).join(' ');
  const chunks = chunksOf(used)
    .map(({ text }) => text)
    .join(' ');
  if (chunks === used) return found;
  const other = understand(index, chunks, isCompleting, true);
  if (other.matches.documents.length === 0) return found;
  const reason = found.readings.find((reading) => reading.reason !== null)?.reason ?? null;
  return { ...other, readings: other.readings.map((reading, at) => (at === 0 ? { ...reading, reason } : reading)) };
}

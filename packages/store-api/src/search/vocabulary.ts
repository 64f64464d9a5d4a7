import type { Pace } from '../indexing/pacer.ts';
import { sortSlowly } from '../indexing/sort-slowly.ts';
import { unitOf } from './units.ts';

/** Every term of the catalogue. Codes and model numbers of products are not in it: they would be taken for typing errors. */
export type Vocabulary = {
  /** Id → term. */
  terms: string[];
  ids: Map<string, number>;
  /** Ids in the order of their terms. */
  sorted: Uint32Array;
  /** Id → number of products that have the term. */
  counts: Uint32Array;
  /**
   * Ids by the length of their terms: those of length `n` are `ids` from `starts[n]` to `starts[n + 1]`. At the same places the letters each
   * has, a bit each: words that differ in more letters than edits need no comparing.
   */
  byLength: { starts: Uint32Array; ids: Uint32Array; letters: Uint32Array };
  /** Stem id → words as the catalogue writes them, for showing a correction. */
  surfaces: Map<number, string[]>;
  /** Unit → numbers that the catalogue has with it. */
  measures: Map<string, { number: number; id: number }[]>;
};

/** Numbers with a unit, by the unit. */
function measuresOf(terms: readonly string[]): Vocabulary['measures'] {
  const measures: Vocabulary['measures'] = new Map();
  for (const [id, term] of terms.entries()) {
    const [, number, unit] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(term) ?? [];
    if (number === undefined || unit === undefined || unitOf(unit) !== unit) continue;
    const list = measures.get(unit);
    if (list) list.push({ number: Number(number), id });
    else measures.set(unit, [{ number: Number(number), id }]);
  }
  return measures;
}

/** The letters of a word, a bit each. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

/** Longer terms are not told apart by their length. */
const maxLength = 255;

function sortByLength(terms: readonly string[]): Vocabulary['byLength'] {
  const lengthOf = (term: string): number => Math.min(term.length, maxLength);
  const starts = new Uint32Array(maxLength + 2);
  for (const term of terms) starts[lengthOf(term) + 1] = (starts[lengthOf(term) + 1] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const ids = new Uint32Array(terms.length);
  const letters = new Uint32Array(terms.length);
  for (const [id, term] of terms.entries()) {
    const to = next[lengthOf(term)] ?? 0;
    next[lengthOf(term)] = to + 1;
    ids[to] = id;
    letters[to] = lettersOf(term);
  }
  return { starts, ids, letters };
}

/** Gives terms their ids while the catalogue is read. */
export type VocabularyBuilder = {
  /** Number of terms so far. */
  size(): number;
  has(term: string): boolean;
  idOf(term: string): number;
  addSurface(id: number, word: string): void;
  finish(counts: Uint32Array, pace: Pace): Promise<Vocabulary>;
};

const maxSurfaces = 6;

/** Makes an empty builder. */
export function createVocabularyBuilder(): VocabularyBuilder {
  const terms: string[] = [];
  const ids = new Map<string, number>();
  const surfaces = new Map<number, string[]>();
  return {
    idOf(term) {
      const known = ids.get(term);
      if (known !== undefined) return known;
      ids.set(term, terms.length);
      terms.push(term);
      return terms.length - 1;
    },
    size: () => terms.length,
    has: (term) => ids.has(term),
    addSurface(id, word) {
      const words = surfaces.get(id);
      if (!words) surfaces.set(id, [word]);
      else if (words.length < maxSurfaces && !words.includes(word)) words.push(word);
    },
    async finish(counts, pace) {
      const byLength = sortByLength(terms);
      await pace();
      const before = (a: number, b: number): boolean => (terms[a] ?? '') < (terms[b] ?? '');
      const sorted = Uint32Array.from(await sortSlowly([...terms.keys()], before, pace));
      return { terms, ids, sorted, counts, byLength, surfaces, measures: measuresOf(terms) };
    },
  };
}

/** Calls `visit` with the ids of the terms that begin so, until it returns false. */
export function eachTermWithPrefix(vocabulary: Vocabulary, prefix: string, visit: (id: number) => boolean): void {
  const { terms, sorted } = vocabulary;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[sorted[middle] ?? 0] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < sorted.length; at += 1) {
    const id = sorted[at] ?? 0;
    if (!terms[id]?.startsWith(prefix) || !visit(id)) return;
  }
}

import { addBit, type Bitset, createBitset } from '../indexing/bitset.ts';
import suffixes from './data/model-suffixes.json' with { type: 'json' };
import type { Group } from './postings.ts';
import type { LongerModel, SearchIndex } from './search-index.ts';
import { termOf, wordsOf } from './words.ts';

const known = new Set(suffixes);

/** Collects which models go on after their number with a word that makes another model of them. */
export function createLongerModels(idOf: (term: string) => number) {
  const models = new Map<number, LongerModel[]>();
  return {
    models,
    add(title: string, position: number): void {
      const words = wordsOf(title);
      for (const [at, suffix] of words.entries()) {
        const number = words[at - 1];
        if (number === undefined || !known.has(suffix) || !/\d/.test(number)) continue;
        const term = idOf(termOf(number));
        const those = models.get(term) ?? [];
        those.push({ suffix: idOf(termOf(suffix)), position });
        models.set(term, those);
      }
    },
  };
}

/** Products of a longer model than the query says: a `3060 Ti` is not the `3060` that was asked for. */
export function longerThanAsked({ size, longerModels }: SearchIndex, groups: readonly Group[]): Bitset {
  const asked = new Set(
    groups.flatMap(({ alternatives }) => alternatives.flatMap(({ term, quality }) => (quality < 1 ? [] : [term]))),
  );
  const bits = createBitset(size);
  for (const term of asked) {
    for (const { suffix, position } of longerModels.get(term) ?? []) if (!asked.has(suffix)) addBit(bits, position);
  }
  return bits;
}

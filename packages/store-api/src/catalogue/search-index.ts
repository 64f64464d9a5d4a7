import { addBit, type Bitset, createBitset, eachBit, intersect } from './bitset.ts';
import { tokensOf } from './tokens.ts';
import { beginningsOf } from './word-forms.ts';

/** Words of the catalogue in sorted order and, for each, the products that have it (a slice of `positions`). */
export type SearchIndex = { words: string[]; offsets: Uint32Array; positions: Uint32Array; size: number };

/** Most words of a query that are read; more do not narrow a search. */
const maxWords = 12;

/** Makes the index from word → products. */
export function createSearchIndex(products: Map<string, number[]>, size: number): SearchIndex {
  const words = [...products.keys()].sort();
  const offsets = new Uint32Array(words.length + 1);
  let total = 0;
  for (const [index, word] of words.entries()) {
    total += products.get(word)?.length ?? 0;
    offsets[index + 1] = total;
  }
  const positions = new Uint32Array(total);
  for (const [index, word] of words.entries()) positions.set(products.get(word) ?? [], offsets[index]);
  return { words, offsets, positions, size };
}

/** Index of the first word that is not before `word`. */
function lowerBound(words: string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Mark of a word that stands first in a name: what the product is, not what it is for. */
export const headMark = '^';
/** Letters by which a form of a word may be longer than its beginning and still count as the word itself. */
const maxEnding = 3;

/** Calls `visit` with each product that has a word with this beginning, and whether it is about the whole word. */
function eachMatch(index: SearchIndex, beginning: string, visit: (position: number, isWhole: boolean) => void): void {
  const { words, offsets, positions } = index;
  for (let word = lowerBound(words, beginning); words[word]?.startsWith(beginning); word += 1) {
    const isWhole = (words[word]?.length ?? 0) <= beginning.length + (/[а-я]$/.test(beginning) ? maxEnding : 0);
    const end = offsets[word + 1] ?? 0;
    for (let at = offsets[word] ?? 0; at < end; at += 1) visit(positions[at] ?? 0, isWhole);
  }
}

/**
 * Products that have, for every word of the query, a word with its beginning (or one that means the same): the set, and
 * the same by relevance: whole words and first words of names before others, then as popular. A query without words finds
 * nothing.
 */
export function search(index: SearchIndex, query: string): { bits: Bitset; ranked: Uint32Array } {
  const tokens = [...new Set(tokensOf(query))].slice(0, maxWords);
  const scores = new Uint8Array(index.size);
  let bits: Bitset | null = null;
  for (const token of tokens) {
    const found = createBitset(index.size);
    const wordScores = new Uint8Array(index.size);
    for (const beginning of beginningsOf(token)) {
      eachMatch(index, beginning, (position, isWhole) => {
        addBit(found, position);
        if (isWhole) wordScores[position] = Math.max(wordScores[position] ?? 0, 1);
      });
      eachMatch(index, headMark + beginning, (position, isWhole) => {
        if (isWhole) wordScores[position] = 2;
      });
    }
    for (let position = 0; position < index.size; position += 1) {
      scores[position] = (scores[position] ?? 0) + (wordScores[position] ?? 0);
    }
    bits = bits ? intersect(bits, found) : found;
  }
  const common = bits ?? createBitset(index.size);
  const levels: number[][] = Array.from({ length: maxWords * 2 + 1 }, () => []);
  eachBit(common, (position) => levels[scores[position] ?? 0]?.push(position));
  return { bits: common, ranked: Uint32Array.from(levels.reverse().flat()) };
}

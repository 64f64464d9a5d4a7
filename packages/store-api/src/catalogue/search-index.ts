import { addBit, type Bitset, createBitset, eachBit, intersect } from './bitset.ts';
import { tokensOf } from './tokens.ts';

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

/**
 * Products whose words begin with every word of the query: the set, and the same by relevance (more whole words first,
 * then as popular). A query without words finds nothing.
 */
export function search(index: SearchIndex, query: string): { bits: Bitset; ranked: Uint32Array } {
  const tokens = [...new Set(tokensOf(query))].slice(0, maxWords);
  const scores = new Uint8Array(index.size);
  let bits: Bitset | null = null;
  for (const token of tokens) {
    const first = lowerBound(index.words, token);
    const found = createBitset(index.size);
    for (let word = first; word < index.words.length && index.words[word]?.startsWith(token); word += 1) {
      const isWhole = index.words[word] === token;
      const end = index.offsets[word + 1] ?? 0;
      for (let at = index.offsets[word] ?? 0; at < end; at += 1) {
        const position = index.positions[at] ?? 0;
        addBit(found, position);
        if (isWhole) scores[position] = (scores[position] ?? 0) + 1;
      }
    }
    bits = bits ? intersect(bits, found) : found;
  }
  const common = bits ?? createBitset(index.size);
  const levels: number[][] = Array.from({ length: maxWords + 1 }, () => []);
  eachBit(common, (position) => levels[scores[position] ?? 0]?.push(position));
  return { bits: common, ranked: Uint32Array.from(levels.reverse().flat()) };
}

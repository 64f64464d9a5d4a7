import { addBit, type Bitset, countBits, countCommon, createBitset, eachBit, hasBit } from './bitset.ts';

/**
 * The products that have an option, a label, a category: a bitset when they are many, a sorted list when that is
 * smaller. 20,000 options of a large catalogue stay at a few megabytes, and a rare option is counted in a few steps.
 */
export type Posting = { size: number; bits: Bitset | null; list: Uint32Array | null };

/** Makes a posting of sorted distinct positions below `universe`. */
export function createPosting(positions: ArrayLike<number>, universe: number): Posting {
  const size = positions.length;
  if (size * 32 < universe) return { size, bits: null, list: Uint32Array.from(positions) };
  const bits = createBitset(universe);
  for (let index = 0; index < size; index += 1) addBit(bits, positions[index] ?? 0);
  return { size, bits, list: null };
}

/** How many products of the posting are in `bits`. */
export function countIn(posting: Posting, bits: Bitset): number {
  if (posting.bits) return countCommon(posting.bits, bits);
  let count = 0;
  for (const position of posting.list ?? []) if (hasBit(bits, position)) count += 1;
  return count;
}

/** Counts the products of postings that are in `bits`: of a small set one by one, whatever the posting is. */
export function createCounter(bits: Bitset): (posting: Posting) => number {
  if (countBits(bits) * 2 > bits.length) return (posting) => countIn(posting, bits);
  const positions: number[] = [];
  eachBit(bits, (position) => positions.push(position));
  return (posting) => {
    const { bits: own } = posting;
    if (!own) return countIn(posting, bits);
    let count = 0;
    for (const position of positions) if (hasBit(own, position)) count += 1;
    return count;
  };
}

/** Adds the posting's products to `bits`. */
export function addPosting(bits: Bitset, posting: Posting): Bitset {
  const { bits: own, list } = posting;
  if (own) for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (own[word] ?? 0);
  else for (const position of list ?? []) addBit(bits, position);
  return bits;
}

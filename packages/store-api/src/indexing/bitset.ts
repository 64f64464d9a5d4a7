/** A set of whole numbers from 0 up, 32 to a word. All sets of one index have the same length. */
export type Bitset = Uint32Array;

/** An empty set for the numbers below `size`. */
export const createBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

/** The set of all numbers below `size`. */
export function fullBitset(size: number): Bitset {
  const bits = createBitset(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1;
  return bits;
}

export function addBit(bits: Bitset, position: number): void {
  const word = position >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (position & 31));
}

export const hasBit = (bits: Bitset, position: number): boolean =>
  ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;

/** Keeps in `bits` what is also in `other`. */
export function intersect(bits: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
  return bits;
}

/** Adds to `bits` what is in `other`. */
export function unite(bits: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
  return bits;
}

function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many numbers are in the set. */
export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += popCount(bits[word] ?? 0);
  return count;
}

/** How many numbers are in both sets, without building the common one. */
export function countCommon(one: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += popCount((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** Whether any number is in both sets. */
export const hasCommon = (one: Bitset, other: Bitset): boolean =>
  one.some((word, at) => (word & (other[at] ?? 0)) !== 0);

/** Calls `visit` with each number in rising order. */
export function eachBit(bits: Bitset, visit: (position: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      visit((word << 5) + 31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
}

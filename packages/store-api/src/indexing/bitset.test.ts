import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addBit, countBits, countCommon, createBitset, eachBit, fullBitset, hasBit, intersect } from './bitset.ts';
import { addPosting, countIn, createPosting } from './posting.ts';

const size = 203;
const positions = fc
  .uniqueArray(fc.integer({ min: 0, max: size - 1 }), { maxLength: size })
  .map((list) => list.sort((a, b) => a - b));

function toBits(list: number[]) {
  const bits = createBitset(size);
  for (const position of list) addBit(bits, position);
  return bits;
}

function toList(bits: Uint32Array) {
  const list: number[] = [];
  eachBit(bits, (position) => list.push(position));
  return list;
}

test('behaves as a set of numbers', () => {
  fc.assert(
    fc.property(positions, positions, (one, other) => {
      const common = one.filter((position) => other.includes(position));
      expect(toList(toBits(one))).toEqual(one);
      expect(countBits(toBits(one))).toBe(one.length);
      expect(one.every((position) => hasBit(toBits(one), position))).toBe(true);
      expect(countCommon(toBits(one), toBits(other))).toBe(common.length);
      expect(toList(intersect(toBits(one), toBits(other)))).toEqual(common);
    }),
  );
});

test('holds every number below its size when full', () => {
  for (const full of [1, 31, 32, 33, 64]) expect(countBits(fullBitset(full))).toBe(full);
});

test('counts and adds a posting alike, rare or frequent', () => {
  fc.assert(
    fc.property(positions, positions, (members, others) => {
      const posting = createPosting(members, size);
      expect(posting.size).toBe(members.length);
      expect(countIn(posting, toBits(others))).toBe(others.filter((position) => members.includes(position)).length);
      expect(toList(addPosting(toBits(others), posting))).toEqual(
        [...new Set([...others, ...members])].sort((a, b) => a - b),
      );
    }),
  );
  expect(createPosting([1, 2], size).bits).toBeNull();
  expect(createPosting([1, 2, 3, 4, 5, 6, 7], size).list).toBeNull();
});

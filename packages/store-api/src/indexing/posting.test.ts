import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addBit, createBitset, hasCommon } from './bitset.ts';
import { addPosting, countIn, createCounter, createPosting } from './posting.ts';

const size = 300;
const positions = (maxLength: number) =>
  fc.uniqueArray(fc.nat(size - 1), { maxLength }).map((list) => list.sort((a, b) => a - b));

test('counts the common numbers of every two sets, small and large', () => {
  const some = fc.oneof(positions(4), positions(size));
  fc.assert(
    fc.property(some, some, (one, other) => {
      const bits = createBitset(size);
      for (const position of one) addBit(bits, position);
      const posting = createPosting(other, size);
      const common = one.filter((position) => other.includes(position)).length;
      expect(countIn(posting, bits)).toBe(common);
      expect(createCounter(bits)(posting)).toBe(common);
      expect(hasCommon(bits, addPosting(createBitset(size), posting))).toBe(common > 0);
    }),
  );
});

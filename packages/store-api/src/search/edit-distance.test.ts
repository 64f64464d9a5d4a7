import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';

test.each([
  ['ноутбук', 'ноутбук', 0],
  ['ноутбкк', 'ноутбук', 1],
  ['нотбук', 'ноутбук', 1],
  ['ноуттбук', 'ноутбук', 1],
  ['клавіатруа', 'клавіатура', 1],
  ['манитер', 'монитор', 2],
  ['миша', 'монитор', 3],
  ['', 'abc', 3],
])('counts the edits between «%s» and «%s»', (from, to, edits) => {
  expect(editDistance(from, to, 2)).toBe(edits);
});

test('is the same both ways, and never more than the limit and one', () => {
  const word = fc.string({ unit: fc.constantFrom(...'абвг'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.nat(3), (one, other, limit) => {
      const distance = editDistance(one, other, limit);
      expect(distance).toBe(editDistance(other, one, limit));
      expect(distance).toBeLessThanOrEqual(limit + 1);
      expect(distance === 0).toBe(one === other);
    }),
  );
});

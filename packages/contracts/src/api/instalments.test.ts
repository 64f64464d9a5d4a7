import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { allowedParts, instalmentRules, splitIntoParts } from './instalments.ts';
import { partCounts } from './payment.ts';

test('parts come to the total, and none is dearer than another by more than a kopiyka', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 }), fc.constantFrom(...partCounts), (total, parts) => {
      const split = splitIntoParts(total, parts);
      expect(split).toHaveLength(parts);
      expect(split.reduce((sum, part) => sum + part, 0)).toBe(total);
      expect(Math.max(...split) - Math.min(...split)).toBeLessThanOrEqual(1);
      expect(split.toSorted((a, b) => b - a)).toEqual(split);
    }),
  );
});

test('a bank takes the sums of its rules, to the kopiyka', () => {
  for (const method of ['privatParts', 'monoParts'] as const) {
    const { min, max, parts } = instalmentRules[method];
    for (const total of [min, max]) expect(allowedParts(method, total)).toEqual(parts);
    for (const total of [min - 1, max + 1]) expect(allowedParts(method, total)).toEqual([]);
  }
});

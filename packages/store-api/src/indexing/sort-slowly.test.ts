import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createPacer } from './pacer.ts';
import { sortSlowly } from './sort-slowly.ts';

test('sorts as the built-in sort does, keeping the order of equal items', async () => {
  const items = fc.array(fc.tuple(fc.nat(50), fc.nat()), { minLength: 0, maxLength: 9000, size: 'max' });
  await fc.assert(
    fc.asyncProperty(items, async (pairs) => {
      const sorted = await sortSlowly(pairs, ([a], [b]) => a < b, createPacer());
      expect(sorted).toEqual(pairs.toSorted(([a], [b]) => a - b));
    }),
    { numRuns: 10 },
  );
});

test('lets others run once its stretch is over', async () => {
  let now = 0;
  const pace = createPacer(() => now);
  expect(pace()).toBeUndefined();
  now = 7;
  const pause = pace();
  let hasRun = false;
  setImmediate(() => {
    hasRun = true;
  });
  await pause;
  await new Promise(setImmediate);
  expect(hasRun).toBe(true);
  expect(pace()).toBeUndefined();
});

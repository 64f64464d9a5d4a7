import { expect, test } from '@jest/globals';
import { createLru } from './lru.ts';

/** Puts the numbers in, in their order, and tells which are still there. */
function keep(cache: ReturnType<typeof createLru<number>>, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  for (const number of all) cache.set(String(number), number);
  return all.filter((number) => cache.get(String(number)) !== undefined);
}

// Specification §9.19.
test('holds ten entries when nothing is said [§9.19]', () => {
  expect(keep(createLru(), 12)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('drops the one that was used longest ago, and keeps nothing at a limit of none [§9.19]', () => {
  const cache = createLru<number>(2);
  keep(cache, 2);
  cache.get('0');
  cache.set('2', 2);
  expect(['0', '1', '2'].map((key) => cache.get(key))).toEqual([0, undefined, 2]);
  expect(keep(createLru(0), 3)).toEqual([]);
});

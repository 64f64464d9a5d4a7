import { expect, test } from '@jest/globals';
import { createByteCache, recount } from './byte-cache.ts';

/** An entry under a key of one letter comes to 302 bytes more than its value. */
const create = () => createByteCache<{ bytes: number }>(10_000, ({ bytes }) => bytes);

test('counts a value, its key and its entry, and keeps nothing larger than a quarter', () => {
  const cache = create();
  cache.set('a', { bytes: 1000 });
  cache.set('b', { bytes: 2200 });
  expect({ keys: [...cache.keys()], bytes: cache.calculatedSize }).toEqual({ keys: ['a'], bytes: 1302 });
  for (let number = 0; number < 100; number += 1) cache.set(`${'k'.repeat(1000)}${number}`, { bytes: 0 });
  expect(cache.size).toBe(4);
});

test('counts what grows, where it is still kept', () => {
  const cache = create();
  const [first, second] = [{ bytes: 1000 }, { bytes: 1000 }];
  cache.set('a', first).set('b', second);
  first.bytes = 2000;
  recount(cache, 'a', first);
  expect(cache.calculatedSize).toBe(3604);
  cache.set('a', { bytes: 500 });
  recount(cache, 'a', first);
  expect(cache.calculatedSize).toBe(2104);
});

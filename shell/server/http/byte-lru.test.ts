import { expect, test } from '@jest/globals';
import { ByteLru } from './byte-lru.ts';

/** Bytes of a value whose entry, under a key of one letter, comes to this. */
const within = (cost: number) => cost - ByteLru.cost('a', 0);

test('stays within its bytes and drops what was not read first', () => {
  const lru = new ByteLru<string>(10_000);
  for (const key of ['a', 'b', 'c', 'd']) lru.set(key, key, within(2500));
  expect(lru.get('a')).toBe('a');
  lru.set('e', 'e', within(2500));
  expect(lru.bytes).toBe(10_000);
  expect([...lru.entries()].map(([key]) => key).sort()).toEqual(['a', 'c', 'd', 'e']);
});

test('does not keep a value that would push most others out', () => {
  const lru = new ByteLru<string>(10_000);
  expect(lru.set('big', 'big', within(2600))).toBe(false);
  expect(lru.set('f', 'fits', within(2500))).toBe(true);
  expect(lru.bytes).toBe(2500);
});

test('counts what grows, and forgets', () => {
  const lru = new ByteLru<string>(10_000);
  lru.set('a', 'one', 1000);
  lru.set('b', 'two', 1000);
  lru.resize('a', 'one', 9500);
  expect(lru.bytes).toBeLessThanOrEqual(10_000);
  lru.resize('a', 'another value', 500);
  lru.set('b', 'three', 2000);
  lru.delete('b');
  lru.clear();
  expect({ bytes: lru.bytes, size: lru.size }).toEqual({ bytes: 0, size: 0 });
});

test('counts long keys of empty values', () => {
  const lru = new ByteLru<null>(100_000);
  for (let number = 0; number < 1000; number += 1) lru.set(`${'k'.repeat(4000)}${number}`, null, 0);
  expect(lru.size).toBeLessThanOrEqual(12);
});

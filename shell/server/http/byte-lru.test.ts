import { expect, test } from '@jest/globals';
import { ByteLru } from './byte-lru.ts';

test('stays within its bytes and drops what was not read first', () => {
  const lru = new ByteLru<string>(100);
  for (const key of ['a', 'b', 'c', 'd']) lru.set(key, key, 25);
  expect(lru.get('a')).toBe('a');
  lru.set('e', 'e', 25);
  expect(lru.bytes).toBe(100);
  expect([...lru.entries()].map(([key]) => key).sort()).toEqual(['a', 'c', 'd', 'e']);
});

test('does not keep a value that would push most others out', () => {
  const lru = new ByteLru<string>(100);
  expect(lru.set('big', 'big', 26)).toBe(false);
  expect(lru.set('fits', 'fits', 25)).toBe(true);
  expect(lru.bytes).toBe(25);
});

test('counts what grows, and forgets', () => {
  const lru = new ByteLru<string>(100);
  lru.set('a', 'one', 10);
  lru.set('b', 'two', 10);
  lru.resize('a', 'one', 95);
  expect(lru.bytes).toBeLessThanOrEqual(100);
  lru.resize('a', 'another value', 5);
  lru.set('b', 'three', 20);
  lru.delete('b');
  lru.clear();
  expect({ bytes: lru.bytes, size: lru.size }).toEqual({ bytes: 0, size: 0 });
});

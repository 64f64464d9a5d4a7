import { expect, test } from '@jest/globals';
import { createLimiter } from './rate-limits.ts';

test('allows a burst of the whole limit, then one each time a part of the window has passed', () => {
  const take = createLimiter({ requests: 3, windowMs: 60_000 });
  expect([take('a', 0), take('a', 0), take('a', 0), take('a', 0)]).toEqual([0, 0, 0, 20]);
  expect([take('a', 19_000), take('a', 20_000), take('a', 20_000)]).toEqual([1, 0, 20]);
});

test('counts every key for itself', () => {
  const take = createLimiter({ requests: 1, windowMs: 1000 });
  expect([take('a', 0), take('b', 0), take('a', 0)]).toEqual([0, 0, 1]);
});

test('never saves up more than the limit', () => {
  const take = createLimiter({ requests: 2, windowMs: 1000 });
  expect([take('a', 0), take('a', 1_000_000), take('a', 1_000_000), take('a', 1_000_000)]).toEqual([0, 0, 0, 1]);
});

test('keeps no more keys than its capacity', () => {
  const take = createLimiter({ requests: 1, windowMs: 1_000_000 }, 2);
  expect([take('a', 0), take('b', 0), take('c', 0), take('a', 0), take('c', 0)]).toEqual([0, 0, 0, 0, 1000]);
});

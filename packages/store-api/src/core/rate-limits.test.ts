import { expect, test } from '@jest/globals';
import { createLimiter, createLimits } from './rate-limits.ts';

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

const signIn = { requests: 5, windowMs: 900_000, perDay: 20 };

test('counts a name only where address and name may still ask: one address never uses up the tries of all', () => {
  const { take } = createLimits({ signIn }, () => 0);
  const tries = Array.from({ length: 60 }, () => take('signIn', { address: 'a', username: 'olena' }));
  expect(tries.filter((seconds) => seconds === 0)).toHaveLength(5);
  expect(take('signIn', { address: 'b', username: 'olena' })).toBe(0);
});

test('bounds the tries for a name from however many addresses, and counts none of them for who is known', () => {
  let now = 0;
  const { take } = createLimits({ signIn }, () => now);
  let allowed = 0;
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    now = minute * 60_000;
    for (let from = 0; from < 300; from += 1) {
      if (take('signIn', { address: `${minute} ${from}`, username: 'olena' }) === 0) allowed += 1;
    }
  }
  // 200 at once and 200 in the course of the day.
  expect(allowed).toBeGreaterThan(200);
  expect(allowed).toBeLessThanOrEqual(400);
  expect(take('signIn', { known: 'device olena' })).toBe(0);
});

test('bounds the tries of somebody who is known, too', () => {
  const { take } = createLimits({ signIn }, () => 0);
  const tries = Array.from({ length: 8 }, () => take('signIn', { known: 'device olena' }));
  expect(tries.filter((seconds) => seconds === 0)).toHaveLength(5);
});

test('lets a name be asked for by few addresses where its share says so', () => {
  const { take } = createLimits({ code: { requests: 4, windowMs: 86_400_000, share: 3 } }, () => 0);
  const sent = Array.from({ length: 40 }, (_, at) => take('code', { address: `a${at % 10}`, username: 'olena' }));
  expect(sent.filter((seconds) => seconds === 0)).toHaveLength(12);
});

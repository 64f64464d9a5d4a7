import { expect, test } from '@jest/globals';
import { addMonths, warrantyOf } from './warranty.ts';

test.each([
  ['2026-01-15T10:00:00Z', 12, '2027-01-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-11-30T10:00:00Z', 27, '2029-02-28T10:00:00.000Z'],
])('counts months from %s: %s', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to);
});

const deliveredAt = new Date('2026-01-15T10:00:00Z');
test.each([
  ['valid', 'delivered', deliveredAt, 12, '2027-01-15T10:00:00.000Z'],
  ['over', 'delivered', deliveredAt, 6, '2026-07-15T10:00:00.000Z'],
  ['notBegun', 'shipped', null, 12, null],
  ['unknown', 'delivered', deliveredAt, null, null],
  ['cancelled', 'returned', deliveredAt, 12, null],
] as const)('a warranty is %s', (state, status, at, months, until) => {
  const now = new Date('2026-11-27T10:00:00Z');
  expect(warrantyOf({ status, deliveredAt: at }, months, now)).toEqual({ state, until });
});

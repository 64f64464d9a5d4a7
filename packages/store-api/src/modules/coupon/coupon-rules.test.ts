import { expect, test } from '@jest/globals';
import { toMinor } from '@vitryna/money';
import { type Coupon, couponProblem, missingTotal } from './coupon-rules.ts';

const now = new Date('2026-11-01T12:00:00Z');
const coupon = (overrides: Partial<Coupon> = {}): Coupon => ({
  code: '7K3M-Q9XP-2DVH',
  percent: 5,
  minTotal: toMinor(0),
  expiresAt: new Date('2026-12-01T12:00:00Z'),
  usedAt: null,
  ...overrides,
});

test.each([
  [coupon(), 0, null],
  [coupon({ minTotal: toMinor(500) }), 499.99, 'couponMinTotal'],
  [coupon({ minTotal: toMinor(500) }), 500, null],
  [coupon({ expiresAt: now }), 1000, 'couponExpired'],
  [coupon({ usedAt: now, expiresAt: now, minTotal: toMinor(5000) }), 1000, 'couponUsed'],
])('tells the gravest reason why a coupon takes nothing off', (held, total, problem) => {
  expect(couponProblem(held, toMinor(total), now)).toBe(problem);
});

test('names what is missing to the kopiyka', () => {
  expect(missingTotal({ minTotal: toMinor(500) }, toMinor(499.9))).toBe(toMinor(0.1));
  expect(missingTotal({ minTotal: toMinor(500) }, toMinor(700))).toBe(toMinor(0));
});

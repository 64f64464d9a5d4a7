import { expect, test } from '@jest/globals';
import { type Coupon, couponProblem, missingTotal, percentOf } from './coupon-rules.ts';

const now = new Date('2026-11-01T12:00:00Z');
const coupon = (overrides: Partial<Coupon> = {}): Coupon => ({
  code: '7K3M-Q9XP-2DVH',
  percent: 5,
  minTotal: 0,
  expiresAt: new Date('2026-12-01T12:00:00Z'),
  usedAt: null,
  ...overrides,
});

test.each([
  [coupon(), 0, null],
  [coupon({ minTotal: 500 }), 499.99, 'couponMinTotal'],
  [coupon({ minTotal: 500 }), 500, null],
  [coupon({ expiresAt: now }), 1000, 'couponExpired'],
  [coupon({ usedAt: now, expiresAt: now, minTotal: 5000 }), 1000, 'couponUsed'],
])('tells the gravest reason why a coupon takes nothing off', (held, total, problem) => {
  expect(couponProblem(held, total, now)).toBe(problem);
});

test('names what is missing to the kopiyka', () => {
  expect(missingTotal({ minTotal: 500 }, 499.9)).toBe(0.1);
  expect(missingTotal({ minTotal: 500 }, 700)).toBe(0);
});

test('takes whole kopiyky off, never more than the goods cost and never below nothing, whatever the sum', () => {
  for (let kopiyky = 0; kopiyky < 30_000; kopiyky += 7) {
    for (const percent of [1, 5, 33, 99]) {
      const off = percentOf(kopiyky / 100, percent) * 100;
      expect(Math.abs(off - Math.round(off))).toBeLessThan(1e-6);
      expect(Math.abs(off - (kopiyky * percent) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
    }
  }
});

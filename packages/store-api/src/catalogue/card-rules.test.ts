import { expect, test } from '@jest/globals';
import { toMinor } from '@vitryna/money';
import { describeInstallment, describeStock } from './card-rules.ts';

test('tells the number of pieces only when few are left', () => {
  expect(describeStock(6, true)).toEqual({ level: 'many', quantity: null });
  expect(describeStock(5, true)).toEqual({ level: 'few', quantity: 5 });
  expect(describeStock(0, true)).toEqual({ level: 'none', quantity: null });
  expect(describeStock(6, false)).toEqual({ level: 'none', quantity: null });
});

test.each([
  [299.99, true, null],
  [300, true, { maxParts: 25, perMonth: { amount: 12, currency: 'UAH' } }],
  // What does not divide is paid with the first parts.
  [7999.99, true, { maxParts: 25, perMonth: { amount: 320, currency: 'UAH' } }],
  [1000.01, true, { maxParts: 25, perMonth: { amount: 40.01, currency: 'UAH' } }],
  [500_000, true, { maxParts: 25, perMonth: { amount: 20_000, currency: 'UAH' } }],
  [500_000.01, true, null],
  [20_000, false, null],
  [null, true, null],
])('offers payment by parts for %s', (price, isOrderable, expected) => {
  expect(describeInstallment(price === null ? null : toMinor(price), isOrderable)).toEqual(expected);
});

import { expect, test } from '@jest/globals';
import { describeInstallment, describeStock, hasFreeDelivery } from './card-rules.ts';

test.each([
  [2000, [], true],
  [1999.99, [], false],
  [null, [], false],
  [2000, ['shippingPaid'], false],
  [1, ['shippingIncluded'], true],
  [1, ['shippingIncluded', 'shippingPaid'], true],
])('says of a price of %s in categories labelled %j that delivery is free: %s', (price, labels, isFree) => {
  expect(hasFreeDelivery(price, new Set(labels))).toBe(isFree);
});

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
  expect(describeInstallment(price, isOrderable)).toEqual(expected);
});

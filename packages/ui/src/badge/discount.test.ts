import { expect, test } from '@jest/globals';
import { discountPercent, discountText } from './discount.ts';

test.each([
  [4299, 4899, -12],
  [18990, 21500, -11],
  [100.1, 200, -49],
  [1, 1000, -99],
])('truncates the discount from %d to the price %d [§9.6]', (current, previous, percent) => {
  expect(discountPercent(current, previous)).toBe(percent);
});

test.each([
  [null, 100],
  [null, null],
  [100, null],
  [100, undefined],
  [100, 0],
  [100, 100],
  [100, 90],
  [999, 1000],
])('gives no discount for %p after %p', (current, previous) => {
  expect(discountPercent(current, previous)).toBeNull();
  expect(discountText(current, previous)).toBeNull();
});

test('writes a true minus and a no-break space', () => {
  expect(discountText(4299, 4899)).toBe('\u221212\u00a0%');
});

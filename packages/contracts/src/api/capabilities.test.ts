import { expect, test } from '@jest/globals';
import { isAbleTo } from './capabilities.ts';

test.each([
  [null, false],
  [undefined, false],
  [{ features: {} }, false],
  [{ features: { cardPayment: false } }, false],
  [{ features: { cardPayment: true } }, true],
])('a store with %j: cards %s', (config, expected) => {
  expect(isAbleTo('cardPayment', config)).toBe(expected);
});

import { expect, test } from '@jest/globals';
import type { CartProblem } from '@vitryna/contracts/values';
import { sumLines } from './cart-totals.ts';

const line = (quantity: number, previous: number, current: number, problem: CartProblem | null = null) => ({
  problem,
  quantity,
  totalPrice: { amount: previous },
  totalSalePrice: { amount: current },
});

test.each([
  ['an empty cart', [], { units: 0, subtotal: 0, discount: 0, total: 0 }],
  ['one line without a previous price', [line(1, 100, 100)], { units: 1, subtotal: 100, discount: 0, total: 100 }],
  [
    'several lines, one of them reduced',
    [line(1, 59999, 52990), line(2, 9798, 8598)],
    { units: 3, subtotal: 69797, discount: 8209, total: 61588 },
  ],
  [
    'kopecks without drift',
    [line(3, 0.3, 0.3), line(1, 0.1, 0.1)],
    { units: 4, subtotal: 0.4, discount: 0, total: 0.4 },
  ],
  [
    'only what can be ordered',
    [line(1, 100, 100, 'outOfStock'), line(1, 50, 50, 'notOrderable'), line(9, 90, 90, 'limited')],
    { units: 9, subtotal: 90, discount: 0, total: 90 },
  ],
  ['a previous price below the current one', [line(1, 90, 100)], { units: 1, subtotal: 100, discount: 0, total: 100 }],
])('sums %s', (_, lines, totals) => {
  expect(sumLines(lines)).toEqual(totals);
});

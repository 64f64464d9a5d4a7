import { expect, test } from '@jest/globals';
import { money } from '@vitryna/testing';
import { freeDeliveryOf } from './free-delivery.ts';

const rule = (eligible: number, reached: boolean, blockedBy: string[] = []) => ({
  freeDelivery: {
    threshold: 2000,
    eligible: money(eligible),
    left: money(Math.max(0, 2000 - eligible)),
    reached,
    blockedBy,
  },
});

test.each([
  ['just under the threshold', rule(1999, false), { kind: 'left', left: 1, eligible: 1999, threshold: 2000 }],
  ['at the threshold', rule(2000, true), { kind: 'reached', threshold: 2000 }],
  ['small, every product includes delivery', rule(500, true), { kind: 'included' }],
  ['above the threshold with a product of paid delivery', rule(9000, false, ['7']), { kind: 'blocked' }],
])('a sum %s [§9.1]', (_, summary, view) => {
  expect(freeDeliveryOf(summary)).toEqual(view);
});

import { expect, test } from '@jest/globals';
import { toMinor } from '@vitryna/money';
import { freeDeliveryOf, shippingTermsOf } from './free-delivery.ts';

test.each([
  [2000, [], true, 0],
  [1999.99, [], false, 0.01],
  [0, [], false, 2000],
  [2000, ['shippingPaid'], false, 0],
  [1, ['shippingIncluded'], true, 0],
  [1, ['shippingIncluded', 'shippingPaid'], true, 0],
])(
  'says of a price of %s in categories labelled %j that delivery is free: %s [§3.7 §9.1]',
  (price, labels, isFree, left) => {
    expect(freeDeliveryOf([shippingTermsOf(new Set(labels))], toMinor(price))).toEqual({ isFree, left: toMinor(left) });
  },
);

test('goods that do not all include it have to reach the threshold, and one with paid delivery is in the way', () => {
  const termsOf = (...labels: string[]) => shippingTermsOf(new Set(labels));
  const [included, paid, other] = [termsOf('shippingIncluded'), termsOf('shippingPaid'), termsOf()] as const;
  expect(freeDeliveryOf([included, included], toMinor(2)).isFree).toBe(true);
  expect(freeDeliveryOf([included, other], toMinor(1999)).isFree).toBe(false);
  expect(freeDeliveryOf([included, other], toMinor(2000)).isFree).toBe(true);
  expect(freeDeliveryOf([other, paid], toMinor(5000)).isFree).toBe(false);
  expect(freeDeliveryOf([], toMinor(0)).isFree).toBe(false);
});

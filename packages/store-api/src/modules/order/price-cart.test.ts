import { expect, test } from '@jest/globals';
import { type MinorUnits, nothing, subtract, sum, times, toHryvnia, toMinor } from '@vitryna/money';
import fc from 'fast-check';
import type { RuledLine } from '../cart/cart-rules.ts';
import { changedLines, priceCart } from './price-cart.ts';

const now = new Date('2026-11-22T12:00:00Z');
const amount = fc.integer({ min: 0, max: 99_999_999 }).map((units) => units as MinorUnits);
const lineOf = (productId: number): fc.Arbitrary<RuledLine> =>
  fc.record({
    productId: fc.constant(productId),
    quantity: fc.integer({ min: 1, max: 999 }),
    price: fc.option(amount),
    previousPrice: fc.option(amount),
    priceSeen: amount,
    status: fc.constantFrom('inStock', 'quickProduction', 'outOfStock', 'preOrder'),
    isOrderable: fc.boolean(),
    stock: fc.integer({ min: 0, max: 1200 }),
    hasPaidShipping: fc.boolean(),
    hasIncludedShipping: fc.boolean(),
  });
const lines = fc
  .integer({ min: 1, max: 12 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => lineOf(at + 1))));
const coupon = fc.option(
  fc.record({
    code: fc.constant('7K3M-Q9XP-2DVH'),
    percent: fc.integer({ min: 1, max: 99 }),
    minTotal: amount,
    expiresAt: fc.constantFrom(new Date('2026-11-22T11:59:59Z'), new Date('2026-12-01T00:00:00Z')),
    usedAt: fc.option(fc.constant(now), { freq: 5 }),
  }),
);

test('what is paid is what the lines come to without what the coupon takes off, to the kopiyka and never less than nothing', () => {
  fc.assert(
    fc.property(lines, coupon, (inCart, held) => {
      const { lines: ordered, summary } = priceCart(
        { lines: inCart, coupon: held },
        { deliveryMethod: 'warehouse', now },
      );
      const goods = sum(ordered.map(({ price, quantity }) => times(price ?? nothing, quantity)));
      const off = toMinor(summary.coupon?.discount.amount ?? 0);
      expect(toMinor(summary.total.amount)).toBe(subtract(goods, off));
      // Prices of before are never below those of now, so that nothing is taken off twice.
      expect(subtract(toMinor(summary.subtotal.amount), toMinor(summary.discount.amount))).toBe(goods);
      const sums = [
        summary.total,
        summary.subtotal,
        summary.discount,
        ...(summary.coupon ? [summary.coupon.discount] : []),
      ];
      for (const { amount: paid } of sums) expect([paid >= 0, toHryvnia(toMinor(paid))]).toEqual([true, paid]);
      expect(off).toBeLessThanOrEqual(goods);
      if (summary.coupon?.problem !== null) expect(off).toBe(0);
    }),
  );
});

test('orders no more of anything than there is, nothing that is not for sale, and says each line that is another one now', () => {
  fc.assert(
    fc.property(lines, (inCart) => {
      const { lines: ordered } = priceCart({ lines: inCart, coupon: null }, { deliveryMethod: 'pickup', now });
      const told = new Set(changedLines(inCart).map(({ productId }) => Number(productId)));
      for (const line of inCart) {
        const left = ordered.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
        if (line.status === 'inStock') expect(left).toBeLessThanOrEqual(line.stock);
        if (!line.isOrderable || line.price === null) expect(left).toBe(0);
        if (left !== line.quantity || line.price !== line.priceSeen) expect(told.has(line.productId)).toBe(true);
      }
    }),
  );
});

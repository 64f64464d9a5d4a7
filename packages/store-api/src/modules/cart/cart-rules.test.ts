import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lineProblem, lineTotals, quantityLimit, type RuledLine, sumCart } from './cart-rules.ts';

const line = (values: Partial<RuledLine> = {}): RuledLine => ({
  productId: 1,
  quantity: 1,
  price: 500,
  previousPrice: null,
  priceSeen: values.price ?? 500,
  status: 'inStock',
  isOrderable: true,
  stock: 10,
  hasPaidShipping: false,
  hasIncludedShipping: false,
  ...values,
});

test.each<[number, Partial<RuledLine>]>([
  [10, {}],
  [999, { stock: 5000 }],
  [0, { stock: 0 }],
  [999, { status: 'quickProduction', stock: 0 }],
  [0, { status: 'preOrder' }],
  [0, { status: 'expected' }],
  [0, { status: 'outOfStock' }],
  [0, { status: 'discontinued' }],
  [0, { isOrderable: false }],
  [0, { price: null }],
])('allows %i units of %j', (limit, values) => {
  expect(quantityLimit(line(values))).toBe(limit);
});

test.each<[ReturnType<typeof lineProblem>, Partial<RuledLine>]>([
  [null, {}],
  ['priceChanged', { priceSeen: 499.99 }],
  [null, { quantity: 10 }],
  [null, { status: 'quickProduction', stock: 0, quantity: 999 }],
  ['limited', { status: 'quickProduction', quantity: 1000 }],
  ['limited', { quantity: 11, priceSeen: 1 }],
  ['outOfStock', { stock: 0, quantity: 3 }],
  ['outOfStock', { status: 'outOfStock' }],
  ['notOrderable', { status: 'preOrder' }],
  ['notOrderable', { isOrderable: false }],
  ['notOrderable', { price: null }],
])('sees the problem %p in %j', (problem, values) => {
  expect(lineProblem(line(values))).toBe(problem);
});

test('sums kopecks exactly and never puts the previous total below the paid one', () => {
  expect(lineTotals({ quantity: 3, price: 0.1, previousPrice: 0.2 })).toEqual({ total: 0.6, sale: 0.3 });
  expect(lineTotals({ quantity: 2, price: 19.99, previousPrice: 10 })).toEqual({ total: 39.98, sale: 39.98 });
  expect(lineTotals({ quantity: 999, price: 9_999_999.99, previousPrice: null }).sale).toBe(9_989_999_990.01);
});

test.each<[string, Partial<RuledLine>[], Partial<ReturnType<typeof sumCart>>]>([
  ['nothing', [], { total: 0, eligible: 0, left: 2000, isDeliveryFree: false }],
  ['below the threshold', [{ price: 1999.99 }], { left: 0.01, isDeliveryFree: false }],
  ['at the threshold', [{ price: 1000, quantity: 2 }], { left: 0, isDeliveryFree: true }],
  ['at current prices', [{ price: 1900, previousPrice: 2500 }], { total: 1900, subtotal: 2500, left: 100 }],
  [
    'blocked by paid delivery',
    [{ price: 5000 }, { productId: 2, price: 9000, hasPaidShipping: true }],
    { eligible: 5000, left: 0, isDeliveryFree: false, blockedBy: [2], total: 14_000 },
  ],
  ['all included', [{ price: 10, hasIncludedShipping: true }], { left: 0, isDeliveryFree: true }],
  [
    'one of two included',
    [{ price: 10, hasIncludedShipping: true }, { price: 20 }],
    { eligible: 30, isDeliveryFree: false },
  ],
  [
    'what cannot be ordered',
    [{ price: 3000, stock: 0 }, { price: 100 }],
    { lines: 1, units: 1, total: 100, left: 1900 },
  ],
])('sums a cart: %s', (_name, lines, expected) => {
  expect(sumCart(lines.map(line))).toMatchObject(expected);
});

/** Lines of any cart, prices to the kopiyka. */
const anyLine = fc
  .record({
    kopiyky: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 12 }),
    stock: fc.integer({ min: 0, max: 12 }),
    hasPaidShipping: fc.boolean(),
    hasIncludedShipping: fc.boolean(),
  })
  .map(({ kopiyky, ...rest }) => line({ price: kopiyky / 100, ...rest }));

test('is free from the threshold on and not a kopiyka below, and says what is missing, whatever the cart and its coupon', () => {
  const cart = fc.array(anyLine, { maxLength: 6 });
  fc.assert(
    fc.property(cart, fc.integer({ min: 0, max: 100 }), (lines, percent) => {
      const { eligible, left, isDeliveryFree, blockedBy, total } = sumCart(lines, percent);
      const [counted, missing] = [Math.round(eligible * 100), Math.round(left * 100)];
      expect([counted / 100, missing / 100]).toEqual([eligible, left]);
      expect(counted).toBeLessThanOrEqual(Math.round(total * 100));
      const ordered = lines.filter(({ stock }) => stock > 0);
      const isIncluded = ordered.length > 0 && ordered.every(({ hasIncludedShipping }) => hasIncludedShipping);
      expect(isDeliveryFree).toBe(isIncluded || (blockedBy.length === 0 && counted >= 200_000));
      expect(missing).toBe(isDeliveryFree ? 0 : Math.max(0, 200_000 - counted));
    }),
  );
});

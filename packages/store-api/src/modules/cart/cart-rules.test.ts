import { expect, test } from '@jest/globals';
import { type MinorUnits, nothing, subtract, sum, toMinor } from '@vitryna/money';
import fc from 'fast-check';
import { lineProblem, lineTotals, quantityLimit, type RuledLine, sumCart } from './cart-rules.ts';

type Prices = { price: number | null; previousPrice: number | null; priceSeen: number };
/** A line as it is told here: prices in hryvnia. */
type Told = Partial<Omit<RuledLine, keyof Prices> & Prices>;

const minorOf = (hryvnia: number | null): MinorUnits | null => (hryvnia === null ? null : toMinor(hryvnia));

const line = ({ price = 500, previousPrice = null, priceSeen = price ?? 500, ...values }: Told = {}): RuledLine => ({
  productId: 1,
  quantity: 1,
  price: minorOf(price),
  previousPrice: minorOf(previousPrice),
  priceSeen: toMinor(priceSeen),
  status: 'inStock',
  isOrderable: true,
  stock: 10,
  hasPaidShipping: false,
  hasIncludedShipping: false,
  ...values,
});

test.each<[number, Told]>([
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

test.each<[ReturnType<typeof lineProblem>, Told]>([
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

test('never puts the previous total of a line below the paid one', () => {
  const totalsOf = (told: Told) => lineTotals(line(told));
  expect(totalsOf({ quantity: 3, price: 0.1, previousPrice: 0.2 })).toEqual({ total: 60, sale: 30 });
  expect(totalsOf({ quantity: 2, price: 19.99, previousPrice: 10 })).toEqual({ total: 3998, sale: 3998 });
  expect(totalsOf({ quantity: 999, price: 9_999_999.99 }).sale).toBe(toMinor(9_989_999_990.01));
});

type Sums = Partial<Record<'total' | 'subtotal' | 'eligible' | 'left', number>>;
type Facts = Partial<Omit<ReturnType<typeof sumCart>, keyof Sums>>;

test.each<[string, Told[], Sums, Facts]>([
  ['nothing', [], { total: 0, eligible: 0, left: 2000 }, { isDeliveryFree: false }],
  ['below the threshold', [{ price: 1999.99 }], { left: 0.01 }, { isDeliveryFree: false }],
  ['at the threshold', [{ price: 1000, quantity: 2 }], { left: 0 }, { isDeliveryFree: true }],
  ['at current prices', [{ price: 1900, previousPrice: 2500 }], { total: 1900, subtotal: 2500, left: 100 }, {}],
  [
    'blocked by paid delivery',
    [{ price: 5000 }, { productId: 2, price: 9000, hasPaidShipping: true }],
    { eligible: 5000, left: 0, total: 14_000 },
    { isDeliveryFree: false, blockedBy: [2] },
  ],
  ['all included', [{ price: 10, hasIncludedShipping: true }], { left: 0 }, { isDeliveryFree: true }],
  [
    'one of two included',
    [{ price: 10, hasIncludedShipping: true }, { price: 20 }],
    { eligible: 30 },
    { isDeliveryFree: false },
  ],
  [
    'what cannot be ordered',
    [{ price: 3000, stock: 0 }, { price: 100 }],
    { total: 100, left: 1900 },
    { lines: 1, units: 1 },
  ],
])('sums a cart: %s [§9.1]', (_name, lines, sums, facts) => {
  const expected = Object.fromEntries(Object.entries(sums).map(([name, hryvnia]) => [name, toMinor(hryvnia)]));
  expect(sumCart(lines.map((told) => line(told)))).toMatchObject({ ...expected, ...facts });
});

/** Lines of any cart, prices to the kopiyka. */
const anyLine = fc
  .record({
    units: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 12 }),
    stock: fc.integer({ min: 0, max: 12 }),
    hasPaidShipping: fc.boolean(),
    hasIncludedShipping: fc.boolean(),
  })
  .map(({ units, ...rest }) => ({ ...line(rest), price: units as MinorUnits }));

test('is free from the threshold on and not a kopiyka below, and says what is missing, whatever the cart and its coupon', () => {
  const cart = fc.array(anyLine, { maxLength: 6 });
  const threshold = toMinor(2000);
  fc.assert(
    fc.property(cart, fc.integer({ min: 0, max: 100 }), (lines, percent) => {
      const { eligible, left, isDeliveryFree, blockedBy, total } = sumCart(lines, percent);
      expect(eligible).toBeLessThanOrEqual(total);
      const ordered = lines.filter(({ stock }) => stock > 0);
      const isIncluded = ordered.length > 0 && ordered.every(({ hasIncludedShipping }) => hasIncludedShipping);
      expect(isDeliveryFree).toBe(isIncluded || (blockedBy.length === 0 && eligible >= threshold));
      if (isDeliveryFree) expect(left).toBe(nothing);
      else expect(sum([eligible, left])).toBeGreaterThanOrEqual(threshold);
      expect(left).toBeLessThanOrEqual(Math.max(0, subtract(threshold, eligible)));
    }),
  );
});

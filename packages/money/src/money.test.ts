import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  beforePercentOff,
  larger,
  type MinorUnits,
  missing,
  nothing,
  parseMinor,
  partOf,
  percentOf,
  splitEvenly,
  subtract,
  sum,
  times,
  toHryvnia,
  toMinor,
  toMoney,
} from './money.ts';

const most = 99_999_999_99;
const amount = fc.integer({ min: 0, max: most }).map((units) => units as MinorUnits);
const percent = fc.integer({ min: 0, max: 99 });
const isWhole = (units: MinorUnits) => expect(Number.isSafeInteger(units)).toBe(true);

test('hryvnia and minor units are turned into each other without loss', () => {
  fc.assert(
    fc.property(amount, (units) => {
      expect(toMinor(toHryvnia(units))).toBe(units);
      expect(toMoney(units)).toEqual({ amount: toHryvnia(units), currency: 'UAH' });
      expect(parseMinor(toHryvnia(units))).toBe(units);
      expect(parseMinor(toHryvnia(units).toFixed(2))).toBe(units);
    }),
  );
});

test('what a sum of hryvnia gains in binary is no money', () => {
  expect(toMinor(0.1 + 0.2)).toBe(30);
  expect(toMinor(1.005)).toBe(100);
});

test('a number of hryvnia is no amount of minor units', () => {
  // @ts-expect-error it has to be turned into one
  expect(toHryvnia(12.5)).toBe(0.125);
});

test.each([
  ['12500', 12_500_00],
  ['12500.5', 12_500_50],
  ['0.05', 5],
  [0, 0],
  [19.99, 19_99],
])('reads %j', (text, units) => {
  expect(parseMinor(text)).toBe(units);
});

test.each(['', ' 1', '1,5', '1.', '.5', '1.005', '-1', '1e3', '0x1', 1.005, -1, 1e21, Number.NaN, Infinity])(
  'refuses %j, which is no sum',
  (text) => {
    expect(parseMinor(text)).toBeNull();
  },
);

test('a sum is that of its amounts, in any order, and taking one away leaves the others', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 100 }), (amounts) => {
      const [first = nothing, ...others] = amounts;
      isWhole(sum(amounts));
      expect(sum(amounts.toReversed())).toBe(sum(amounts));
      expect(subtract(sum(amounts), first)).toBe(sum(others));
    }),
  );
  expect(sum([])).toBe(nothing);
});

test('so many pieces cost what each of them costs, added', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 99 }), (units, quantity) => {
      expect(times(units, quantity)).toBe(sum(Array<MinorUnits>(quantity).fill(units)));
      expect(partOf(times(units, quantity + 1), 1, quantity + 1)).toBe(units);
    }),
  );
});

test('what is missing brings an amount to the wanted one, and nothing is where it reaches it', () => {
  fc.assert(
    fc.property(amount, amount, (units, wanted) => {
      expect(sum([units, missing(units, wanted)])).toBe(larger(units, wanted));
      expect(missing(wanted, wanted)).toBe(nothing);
    }),
  );
});

test('percents are the nearest whole minor unit, and half of one counts as one', () => {
  fc.assert(
    fc.property(amount, percent, (units, share) => {
      const off = percentOf(units, share);
      isWhole(off);
      expect(Math.abs(off - (units * share) / 100)).toBeLessThanOrEqual(0.5);
      expect(off).toBeLessThanOrEqual(units);
    }),
  );
  expect(percentOf(toMinor(0.1), 5)).toBe(1);
  expect(percentOf(toMinor(0.09), 5)).toBe(0);
});

test('the amount before a percentage leaves enough, and less than a minor unit more than that before it is rounded', () => {
  fc.assert(
    fc.property(amount, percent, (left, off) => {
      const before = beforePercentOff(left, off);
      isWhole(before);
      expect(subtract(before, percentOf(before, off))).toBeGreaterThanOrEqual(left);
      expect((before - 1) * (100 - off)).toBeLessThan(left * 100);
    }),
  );
});

test('equal parts come to the amount, none is more than a minor unit larger than another, the larger ones come first', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 25 }), (units, count) => {
      const parts = splitEvenly(units, count);
      expect(parts).toHaveLength(count);
      expect(sum(parts)).toBe(units);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      expect(parts.toSorted((a, b) => b - a)).toEqual(parts);
    }),
  );
  expect(splitEvenly(toMinor(5), 0)).toEqual([]);
});

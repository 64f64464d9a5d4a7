import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type MinorUnits, parseMinor, toMinor } from './money.ts';
import { formatDecimal, formatMinor, formatMoney, formatNumber } from './write-money.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [999, '999'],
  [1000, '1\u00a0000'],
  [12345678, '12\u00a0345\u00a0678'],
  [-1234.5, '\u22121\u00a0234,5'],
  [0.1 + 0.2, '0,3'],
  [-0.001, '0'],
  [1e21, '1e+21'],
  [Number.NaN, ''],
])('writes the number %d [§9.11]', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('groups as Intl does in both languages [§9.11]', () => {
  for (const locale of ['uk', 'ru']) {
    const intl = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    for (const value of [1, 12, 1234, 99999, 123456.78, 7654321]) expect(formatNumber(value)).toBe(intl.format(value));
  }
});

test('writes money in hryvnia, with kopiykas only when there are any', () => {
  expect(formatMoney(12345)).toBe('12\u00a0345\u00a0₴');
  expect(formatMoney({ amount: 99.5, currency: 'UAH' })).toBe('99,50\u00a0₴');
  expect(formatMoney(99.99)).toBe('99,99\u00a0₴');
  expect(formatMoney(1.1)).toBe('1,10\u00a0₴');
  expect(formatMoney(5)).toBe('5\u00a0₴');
  expect(formatMoney(Number.NaN)).toBe('');
});

test('writes minor units as the hryvnia that they are', () => {
  expect(formatMinor(toMinor(1_234_567))).toBe('1\u00a0234\u00a0567\u00a0₴');
  expect(formatMinor(toMinor(1234.5))).toBe('1\u00a0234,50\u00a0₴');
  expect(formatMinor(toMinor(0.05))).toBe('0,05\u00a0₴');
});

test('a plain number has two decimals and can be read back', () => {
  expect(formatDecimal(toMinor(10_599))).toBe('10599.00');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (units) => {
      expect(parseMinor(formatDecimal(units as MinorUnits))).toBe(units);
    }),
  );
});

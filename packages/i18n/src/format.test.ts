import { expect, test } from '@jest/globals';
import { formatDate, formatFileSize, formatMoney, formatOf, formatPercent, formatUnit, localise } from './format.ts';
import { formatNumber } from './format-number.ts';

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
])('writes the number %d', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('groups as Intl does in both languages', () => {
  for (const locale of ['uk', 'ru']) {
    const intl = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    for (const value of [1, 12, 1234, 99999, 123456.78, 7654321]) expect(formatNumber(value)).toBe(intl.format(value));
  }
});

test('writes money in hryvnia, with kopecks only when there are any', () => {
  expect(formatMoney(12345)).toBe('12\u00a0345\u00a0₴');
  expect(formatMoney({ amount: 99.5, currency: 'UAH' })).toBe('99,50\u00a0₴');
  expect(formatMoney(99.99)).toBe('99,99\u00a0₴');
  expect(formatMoney(1.1)).toBe('1,10\u00a0₴');
  expect(formatMoney(5)).toBe('5\u00a0₴');
  expect(formatMoney(Number.NaN)).toBe('');
});

test('writes dates in the time of Kyiv, wherever the code runs', () => {
  expect(formatDate('2026-11-20T23:30:00Z', 'uk', 'short')).toBe('21.11.2026');
  expect(formatDate('2026-11-20T23:30:00Z', 'uk')).toContain('21 листопада 2026');
  expect(formatDate('2026-11-20T23:30:00Z', 'ru', 'dateTime')).toMatch(/21 ноября 2026.*01:30/);
  expect(formatDate('no date', 'uk')).toBe('');
});

test('keeps a number and its unit together', () => {
  expect(formatUnit(6.1, 'см')).toBe('6,1\u00a0см');
  expect(formatUnit(6.1, '')).toBe('6,1');
  expect(formatPercent(-12)).toBe('\u221212%');
  expect(formatFileSize(100)).toBe('1\u00a0КБ');
  expect(formatFileSize(1_047_552)).toBe('1\u00a0023\u00a0КБ');
  expect(formatFileSize(1_048_576)).toBe('1\u00a0МБ');
  expect(formatFileSize(2_621_440)).toBe('2,5\u00a0МБ');
});

test('takes the other language where one is empty', () => {
  expect(localise({ uk: 'Так', ru: 'Да' }, 'ru')).toBe('Да');
  expect(localise({ uk: 'Так', ru: '' }, 'ru')).toBe('Так');
  expect(localise({ uk: '', ru: 'Да' }, 'uk')).toBe('Да');
  expect(localise(null, 'uk')).toBe('');
});

test('hands out one set of formatters for a language', () => {
  expect(formatOf('uk')).toBe(formatOf('uk'));
  expect(formatOf('ru').unit(5, { uk: 'шт', ru: 'шт.' })).toBe('5\u00a0шт.');
  expect(formatOf('ru').unit(5, 'м')).toBe('5\u00a0м');
});

test('each set speaks its own language', () => {
  const text = { uk: 'Так', ru: 'Да' };
  expect([formatOf('uk').localise(text), formatOf('ru').localise(text)]).toEqual(['Так', 'Да']);
  expect(formatOf('uk').date('2026-11-20', 'long')).toContain('листопада');
  expect(formatOf('ru').date('2026-11-20', 'short')).toBe('20.11.2026');
  expect(formatOf('uk').unit(5, text)).toBe('5\u00a0Так');
});

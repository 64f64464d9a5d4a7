import { expect, test } from '@jest/globals';
import { formatDate, formatFileSize, formatOf, formatPercent, formatUnit, localise } from './format.ts';

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

import { expect, test } from '@jest/globals';
import { typeset, typesetProse } from './typography.ts';

test.each([
  ['достатньо Wi-Fi 5', 'достатньо Wi-\u2060Fi\u00a05'],
  ['від USB-C', 'від USB-\u2060C'],
  ['24–60 місяців', '24–\u206060\u00a0місяців'],
  ['кав’ярня — аптека', 'кав’ярня\u00a0— аптека'],
  ['пн–пт', 'пн–пт'],
])('keeps what is one word or one figure of prose on a line: %s', (text, expected) => {
  expect(typesetProse(text)).toBe(expected);
});

test('leaves names, which are searched for, without joiners', () => {
  expect(typeset('Камера Wi-Fi 6, 24–60 дБ')).not.toContain('\u2060');
});

import { expect, test } from '@jest/globals';
import { maskPhone } from './mask.ts';
import { normalisePhone } from './phone.ts';

test.each([
  ['0', '+38 (0'],
  ['06', '+38 (06'],
  ['067', '+38 (067'],
  ['0671', '+38 (067) 1'],
  ['067 123-4', '+38 (067) 123-4'],
  ['0671234567', '+38 (067) 123-45-67'],
  ['380671234567', '+38 (067) 123-45-67'],
  ['80671234567', '+38 (067) 123-45-67'],
  ['+380 67 123 45 67', '+38 (067) 123-45-67'],
])('writes %j as %j while it is typed', (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

test.each(['', '+', '+3', '+38', '3', '38', '+48 501 234 567', '+0', '067123456789', '671234567'])(
  'leaves %j as it was typed',
  (typed) => {
    expect(maskPhone(typed)).toBe(typed);
  },
);

test('never changes what number it is', () => {
  for (const typed of ['0671234567', '380671234567', '8 (067) 123-45-67', '+380671234567', '0441234567']) {
    expect(normalisePhone(maskPhone(typed))).toBe(normalisePhone(typed));
  }
});

test('gives way to a delete at its end, one sign at a time', () => {
  let shown = maskPhone('0671234567');
  let steps = 0;
  for (; shown !== '' && steps < 30; steps++) shown = maskPhone(shown.slice(0, -1));
  expect(shown).toBe('');
});

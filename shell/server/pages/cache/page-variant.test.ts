import { expect, test } from '@jest/globals';
import { variantName, variantOf } from './page-variant.ts';

test.each([
  [undefined, null],
  ['cart=1', null],
  ['store_theme=dark', 'dark'],
  ['a=b; store_theme=light; c=d', 'light'],
  ['store_theme=system', null],
  ['store_theme=%3Cscript%3E', null],
  ['not_store_theme=dark', null],
])('reads of the cookies %s the theme %s', (header, theme) => {
  expect(variantOf(header, true).theme).toBe(theme);
});

test.each([
  [undefined, false],
  ['store_theme=system', false],
  ['store_theme=dark', true],
  ['store_list_view=list', true],
  ['store_font=1', true],
  ['a=b; store_font=1; c=d', true],
  ['store_font=yes', false],
  ['not_store_font=1', false],
])('reads of the cookies %s whether the font is there: %s', (header, hasFont) => {
  expect(variantOf(header, true).hasFont).toBe(hasFont);
});

test('does not let looks of lists make variants of other pages', () => {
  const cookies = ['store_font=1', 'store_theme=dark', 'store_list_view=list', 'store_filter_menu=hidden'];
  const chosen = Array.from({ length: 16 }, (_, bits) => cookies.filter((_, bit) => bits & (1 << bit)).join('; '));
  const all = [...chosen, ...chosen.map((header) => header.replace('dark', 'light'))];
  const names = (hasListLooks: boolean) => new Set(all.map((header) => variantName(variantOf(header, hasListLooks))));
  expect([...names(false)].sort()).toEqual(['', 'held', 'held.dark', 'held.light']);
  expect(names(true).size).toBe(13);
});

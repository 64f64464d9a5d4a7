import { expect, test } from '@jest/globals';
import { variantOf } from './page-variant.ts';

test.each([
  [undefined, null],
  ['cart=1', null],
  ['store_theme=dark', 'dark'],
  ['a=b; store_theme=light; c=d', 'light'],
  ['store_theme=system', null],
  ['store_theme=%3Cscript%3E', null],
  ['not_store_theme=dark', null],
])('reads of the cookies %s the theme %s', (header, theme) => {
  expect(variantOf(header).theme).toBe(theme);
});

test.each([
  [undefined, false],
  ['store_theme=dark', false],
  ['store_font=1', true],
  ['a=b; store_font=1; c=d', true],
  ['store_font=yes', false],
  ['not_store_font=1', false],
])('reads of the cookies %s whether the font is there: %s', (header, hasFont) => {
  expect(variantOf(header).hasFont).toBe(hasFont);
});

import { expect, test } from '@jest/globals';
import { themeOf } from './theme-cookie.ts';

test.each([
  [undefined, null],
  ['cart=1', null],
  ['store_theme=dark', 'dark'],
  ['a=b; store_theme=light; c=d', 'light'],
  ['store_theme=system', null],
  ['store_theme=%3Cscript%3E', null],
  ['not_store_theme=dark', null],
])('reads of the cookies %s the theme %s', (header, theme) => {
  expect(themeOf(header)).toBe(theme);
});

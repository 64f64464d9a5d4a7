import { expect, test } from '@jest/globals';
import { reachOf } from './reach-of.ts';

const at = (path: string) => `http://localhost:8191${path}`;

test.each([
  ['/assets/mf-catalog/1.0.0-dda0e436/page-category.093c785b.js', 'mf-catalog/page-category'],
  ['/assets/mf-catalog/1.0.0-dda0e436/page-category.0a34fbd7.css', 'mf-catalog/page-category'],
  ['/assets/mf-account/1.0.0-743740cf/modal-account.e227f42a.js', 'mf-account/modal-account'],
  ['/assets/mf-account/1.0.0-743740cf/expose-pages.50e55f2e.js', 'mf-account'],
  ['/assets/mf-account/1.0.0-743740cf/169.90685683.js', 'mf-account'],
  ['/assets/mf-account/1.0.0-743740cf/remoteEntry.js', 'mf-account'],
  ['/assets/shell/1.0.0-c080bcce/main.8e4586c1.js', null],
  ['/user/account/me', null],
  ['/ua/ip-kamery', null],
])('a browser that asks for %s meets %j', (path, reached) => {
  expect(reachOf(at(path), false)).toBe(reached);
});

test.each([
  ['/ua/ip-kamery?page=2', '*'],
  ['/', '*'],
  ['/robots.txt', '*'],
  ['/user/account/me', null],
  ['/media/a/s.avif', null],
  ['/health', null],
])('a journey that reads %s itself meets %j', (path, reached) => {
  expect(reachOf(at(path), true)).toBe(reached);
});

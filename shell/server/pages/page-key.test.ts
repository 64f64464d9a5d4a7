import { expect, test } from '@jest/globals';
import { pageKeyOf, readPageKey } from './page-key.ts';

test.each([
  ['', '/ua/kamery'],
  ['?utm_source=mail&recovery=x&whatever=1', '/ua/kamery'],
  ['?page=2&utm_source=mail', '/ua/kamery?page=2'],
  ['?sort=newest&page=2', '/ua/kamery?sort=newest&page=2'],
  [
    '?filter.tip=kupol&filter.tip=tsylindr&maxPrice=900',
    '/ua/kamery?filter.tip=kupol&filter.tip=tsylindr&maxPrice=900',
  ],
  ['?from.diahonal=24&to.diahonal=', '/ua/kamery?from.diahonal=24&to.diahonal='],
  ['?filter.%3Cx%3E=1', '/ua/kamery'],
])('keeps of %s what decides what is shown', (search, key) => {
  expect(pageKeyOf('/ua/kamery', search, null)).toBe(key);
});

test('keeps a page in a chosen theme apart, and says again what it stands for', () => {
  const key = pageKeyOf('/ua/kamery', '?page=2&utm_source=mail', 'dark');
  expect(key).not.toBe(pageKeyOf('/ua/kamery', '?page=2', null));
  expect(readPageKey(key)).toEqual({ url: '/ua/kamery?page=2', theme: 'dark' });
  expect(readPageKey('/ua/kamery?page=2')).toEqual({ url: '/ua/kamery?page=2', theme: null });
});

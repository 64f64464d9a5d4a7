import { expect, test } from '@jest/globals';
import { isOwnParameter } from '@vitryna/contracts/route-facts';
import { pageKeyOf } from './page-key.ts';

const own = ['page', 'sort', 'maxPrice', 'filter.*', 'from.*', 'to.*'];

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
  ['?page&sort=a=b', '/ua/kamery?page&sort=a=b'],
])('keeps of %s what decides what is shown', (search, key) => {
  expect(pageKeyOf('/ua/kamery', search, () => (name) => isOwnParameter(own, name))).toBe(key);
});

test('asks for no route where there is no query', () => {
  const nobody = () => {
    throw new Error('asked');
  };
  expect(pageKeyOf('/ua/kamery', '', nobody)).toBe('/ua/kamery');
});

import { expect, test } from '@jest/globals';
import { isOwnParameter } from '@vitryna/contracts/route-facts';
import { pageKeyOf, readPageKey } from './page-key.ts';
import type { PageVariant } from './page-variant.ts';

const own = ['page', 'sort', 'maxPrice', 'filter.*', 'from.*', 'to.*'];
const keyOf = (search: string, variant: PageVariant) =>
  pageKeyOf('/ua/kamery', search, variant, () => (name) => isOwnParameter(own, name));
const plain: PageVariant = { theme: null, hasFont: false };

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
  expect(keyOf(search, plain)).toBe(key);
});

const variants: PageVariant[] = [
  plain,
  { theme: 'dark', hasFont: false },
  { theme: null, hasFont: true },
  { theme: 'light', hasFont: true },
];

test.each(variants)('keeps the variant %j of a page apart, and says again what it stands for', (variant) => {
  const key = keyOf('?page=2&utm_source=mail', variant);
  expect(readPageKey(key)).toEqual({ url: '/ua/kamery?page=2', variant });
  const others = variants.filter((one) => one !== variant);
  for (const other of others) expect(key).not.toBe(keyOf('?page=2', other));
});

test('keeps a page in the looks that a visitor likes apart', () => {
  const variant = { theme: null, hasFont: true, looks: ['filtersHidden', 'listView'] } as const;
  const key = keyOf('?page=2', variant);
  expect(readPageKey(key)).toEqual({ url: '/ua/kamery?page=2', variant });
  expect(key).not.toBe(keyOf('?page=2', { theme: null, hasFont: true }));
});

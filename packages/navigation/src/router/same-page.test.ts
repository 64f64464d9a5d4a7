import { expect, test } from '@jest/globals';
import type { PageRoute } from './page-route.ts';
import { isSamePage } from './same-page.ts';

const at = (name: string, pathname: string) => ({ pathname, page: { declaration: { name } } as PageRoute });

test.each([
  ['category', '/ua/kamery', 'category', '/ua/kamery/rozdilnist=4', true],
  ['category', '/kamery/rozdilnist=4;vyrobnyk=obrii', 'category', '/kamery/rozdilnist%3D8', true],
  ['category', '/ua/kamery', 'category', '/ua/routery', false],
  ['category', '/ua/kamery', 'product', '/ua/kamery/dome', false],
  ['search', '/search', 'search', '/search/category=kamery', true],
  ['product', '/kamery/dome', 'product', '/kamery/bullet', false],
  ['product', '/kamery/dome', 'product-reviews', '/kamery/dome/reviews', false],
])('%s %s and %s %s: %p', (name, pathname, otherName, otherPathname, isSame) => {
  expect(isSamePage(at(name, pathname), at(otherName, otherPathname))).toBe(isSame);
});

import { expect, test } from '@jest/globals';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import { createOwnQuery } from './own-query.ts';

const route = (path: string, query?: string[]): RouteDeclaration => ({
  name: 'page',
  path,
  layout: 'default',
  cache: 'public',
  page: 'page',
  ...(query && { query }),
});

const ownQuery = createOwnQuery([
  route(':categorySlug/:specifications?', ['page', 'filter.*']),
  route(':categorySlug/:productSlug', ['colour']),
  route(':categorySlug/:productSlug/reviews', ['sheet']),
  route('search/:specifications?', ['searchQuery']),
  route('', ['showcase']),
  route('account/:section', ['step']),
  route('account/favorites', []),
  route('landing-page/*', ['from']),
  route('old'),
]);
const names = [
  'page',
  'filter.typ',
  'colour',
  'sheet',
  'searchQuery',
  'showcase',
  'step',
  'from',
  'utm_source',
  'recovery',
  'confirm',
  'unsubscribe',
];

test.each([
  ['/', ['showcase']],
  ['/ru', ['showcase']],
  ['/ua/kamery', ['page', 'filter.typ']],
  ['/kamery/typ=kupol', ['page', 'filter.typ']],
  ['/ua/kamery/kupol-4k', ['colour']],
  ['/kamery/kupol-4k/reviews', ['sheet']],
  ['/ua/search', ['searchQuery']],
  ['/search/typ=kupol', ['searchQuery']],
  ['/account/favorites', []],
  ['/ua/account/orders', ['step']],
  ['/landing-page/a/b', ['from']],
  ['/a/b/c/d', []],
])('knows of %s the parameters %j', (pathname, own) => {
  expect(names.filter(ownQuery(pathname))).toEqual(own);
});

test('takes every parameter but those of the visit for one of a route that does not say', () => {
  expect(names.filter(ownQuery('/old'))).toEqual(names.slice(0, -4));
});

test('takes nothing for an own parameter where no route is', () => {
  expect(ownQuery('/a/b/c/d')('page')).toBe(false);
});

test('asks the route that names most, in whatever order a composition has them', () => {
  const routes = [route(':yard/kamery', ['colour']), route(':area/:branch', ['page'])];
  for (const some of [routes, routes.toReversed()]) {
    expect(names.filter(createOwnQuery(some)('/kyiv/kamery'))).toEqual(['colour']);
    expect(names.filter(createOwnQuery(some)('/kyiv/zvuk'))).toEqual(['page']);
  }
});

import { expect, test } from '@jest/globals';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import { fromRouteState, type RouteState, toRouteState } from './route-state.ts';

const route = (own: Partial<RouteDeclaration>): RouteDeclaration => ({
  name: 'warranty',
  path: 'warranty',
  layout: 'default',
  cache: 'public',
  page: 'warranty',
  ...own,
});

test.each<[RouteDeclaration, RouteState]>([
  [route({}), { path: 'warranty' }],
  [route({ page: 'content' }), { path: 'warranty', page: 'content' }],
  [route({ name: 'home', path: '', page: 'home', query: [] }), { name: 'home', path: '' }],
  [
    route({ name: 'cart', path: 'checkout/cart', page: 'cart', layout: 'simplified', cache: 'private', query: ['a'] }),
    { name: 'cart', path: 'checkout/cart', layout: 'simplified', cache: 'private', query: ['a'] },
  ],
  [route({ hasPopups: false, isIndexed: false }), { path: 'warranty', hasPopups: false, isIndexed: false }],
])('says of a route what others do not say, and is read as it was', (declared, state) => {
  expect(toRouteState({ ...declared, example: 'warranty' })).toEqual(state);
  const { query, ...rest } = declared;
  expect(fromRouteState(state)).toEqual(query?.length ? declared : rest);
});

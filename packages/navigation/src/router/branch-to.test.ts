import { expect, test } from '@jest/globals';
import { matchRoutes } from 'react-router';
import { branchTo } from './branch-to.ts';

const routes = [
  {
    id: 'frame',
    children: [
      { id: 'catalog', children: [{ id: 'home', path: '/' }] },
      { id: 'product', path: '/ua/:category/:product' },
      { id: 'cart', path: '/ua/cart' },
      { id: 'not-found', path: '/*' },
    ],
  },
];

const idsOf = (address: string, id: string | undefined) =>
  matchRoutes(branchTo(routes, id), address)?.map(({ route, params }) => ({ id: route.id, params }));

test('matches an address as the whole tree does', () => {
  expect(idsOf('/', 'home')).toEqual([
    { id: 'frame', params: {} },
    { id: 'catalog', params: {} },
    { id: 'home', params: {} },
  ]);
  const params = { category: 'cameras', product: 'one-1' };
  expect(idsOf('/ua/cameras/one-1', 'product')).toEqual([
    { id: 'frame', params },
    { id: 'product', params },
  ]);
});

test('has nothing for an address of another route, and for a route that is not there', () => {
  expect(idsOf('/ua/cart', 'home')).toBeUndefined();
  expect(idsOf('/ua/cart', 'gone')).toBeUndefined();
  expect(branchTo(routes, undefined)).toEqual([]);
});

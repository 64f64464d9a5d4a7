import { expect, test } from '@jest/globals';
import { routes } from './routes.ts';

// Specification §2.6.
test.each(['account', 'account/orders', 'account/favorites', 'account/security', 'account/addresses'])(
  'has the page %s [§2.6 account]',
  (path) => {
    expect(routes.find((route) => route.path === path)).toMatchObject({ layout: 'default' });
  },
);

// Specification §2.15 leaves the permissions open; private pages are in no cache, whatever the permissions.
test('keeps every page out of caches [§2.15]', () => {
  expect(routes.filter(({ cache }) => cache !== 'private')).toEqual([]);
});

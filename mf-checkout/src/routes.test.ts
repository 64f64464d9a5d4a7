import { expect, test } from '@jest/globals';
import { hasPopups, isIndexed } from '@vitryna/contracts/route-facts';
import { routes } from './routes.ts';

// Specification §2.6, §2.7 and §4.28.
test.each([
  ['checkout', 'simplified'],
  ['order', 'default'],
  ['order/:orderId', 'default'],
  ['purchase-feedback/:orderId', 'simplified'],
] as const)(
  'has %s, one shopper’s own, in the %s layout, without pop-ups [§2.6 checkout, order §2.7]',
  (path, layout) => {
    const route = routes.find((known) => known.path === path);
    expect(route).toMatchObject({ layout, cache: 'private' });
    expect(route && [isIndexed(route), hasPopups(route)]).toEqual([false, false]);
  },
);

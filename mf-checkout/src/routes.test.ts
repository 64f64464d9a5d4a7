import { expect, test } from '@jest/globals';
import { routes } from './routes.ts';

// Specification §2.6 and §2.7.
test('has the checkout, one shopper’s own, in the simplified layout', () => {
  expect(routes.find((route) => route.path === 'checkout')).toMatchObject({ layout: 'simplified', cache: 'private' });
});

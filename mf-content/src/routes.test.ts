import { expect, test } from '@jest/globals';
import { routes } from './routes.ts';

// Specification §2.6.
test.each([
  'warranty',
  'about-company',
  'about-company/contact',
  'about-company/cooperation',
  'about-company/opt',
  'about-company/shipping-payment',
  'partnership',
  'privacy-policy',
  'public-offer',
  'reviews-policy',
  'services',
  'services/apartment',
  'services/shop',
  'services/warehouse',
  'services/office',
  'services/house',
  'services/enterprises',
  'icsee',
  'gv-ss',
  'blog',
  'blog/:postSlug',
])('has the page %s, alike for everybody', (path) => {
  expect(routes.find((route) => route.path === path)).toMatchObject({ layout: 'default', cache: 'public' });
});

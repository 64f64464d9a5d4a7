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
  'blog/category/:categorySlug',
  'blog/tag/:tagSlug',
  'blog/:postSlug',
])(
  'has the page %s, alike for everybody [§1.6 §2.6 warranty, about the company, contacts, cooperation, wholesale, delivery and payment, partnership, privacy policy, public offer, policy of reviews, services, two promotion pages, blog]',
  (path) => {
    expect(routes.find((route) => route.path === path)).toMatchObject({ layout: 'default', cache: 'public' });
  },
);

test('has the page of who wants to write, of each visitor for itself [§2.6 blog]', () => {
  expect(routes.find(({ path }) => path === 'blog/become-author')).toMatchObject({
    cache: 'private',
    forms: { author: { call: '/marketing/event' } },
  });
});

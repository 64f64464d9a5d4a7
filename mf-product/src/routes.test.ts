import { expect, test } from '@jest/globals';
import { routes } from './routes.ts';

// Specification §2.6: the summary is the product's own path.
test.each(['', '/specifications', '/reviews', '/videos', '/downloads'])(
  'has a page below the product at "%s" [§2.6 product, a product’s tabs]',
  (tab) => {
    const path = `:categorySlug/:productSlug${tab}`;
    expect(routes.find((route) => route.path === path)).toMatchObject({ layout: 'default', cache: 'public' });
  },
);

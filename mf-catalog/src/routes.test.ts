import { expect, test } from '@jest/globals';
import { routes } from './routes.ts';

// Specification §2.6.
test.each([
  ['home', ''],
  ['catalog', 'catalog'],
  ['category', ':categorySlug/:specifications?'],
  ['search', 'search/:specifications?'],
  ['comparison', 'comparison'],
])('has the page %s at /%s [§2.6 home, catalogue, category, search, comparison]', (name, path) => {
  expect(routes.find((route) => route.path === path)).toMatchObject({ name, layout: 'default' });
});

import { expect, test } from '@jest/globals';
import { pathPattern } from './path-pattern.ts';

test.each([
  ['', ['/'], ['', '/a']],
  ['account/favorites', ['/account/favorites'], ['/account', '/account/favorites/a', '/x/account/favorites']],
  ['promo/', ['/promo'], ['/promo/']],
  ['a.b', ['/a.b'], ['/axb']],
  [':categorySlug/:productSlug', ['/kamery/kupol'], ['/kamery', '/kamery/typ=kupol', '/kamery/']],
  [':categorySlug/:specifications', ['/kamery/typ=kupol', '/kamery/='], ['/kamery', '/kamery/kupol', '/typ=a/typ=b']],
  [':categorySlug/:specifications?', ['/kamery', '/kamery/typ=kupol'], ['/kamery/kupol', '/', '/kamery/a=b/c']],
  ['account/:section?', ['/account', '/account/orders'], ['/account/a=b', '/account/a/b']],
  ['landing-page/*', ['/landing-page/', '/landing-page/a/b'], ['/landing-page', '/landing-pages/a']],
])('the path %j is that of %j and not of %j', (path, ours, others) => {
  const pattern = pathPattern(path);
  expect([...ours, ...others].filter((one) => pattern.test(one))).toEqual(ours);
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeEach, expect, test } from '@jest/globals';
import { img, product, productCard, review } from '@vitryna/testing';
import { type CachedRoute, showCachedPages } from '@vitryna/testing/cached-pages';
import { guardConsole } from '@vitryna/testing/console-guard';
import { FakeIntersectionObserver } from '../testing/fake-intersection-observer.ts';
import { answersOf, openShop } from '../testing/render-product-page.tsx';
import * as productPage from './product.tsx';
import * as reviews from './reviews.tsx';

guardConsole();

beforeEach(() => {
  globalThis.IntersectionObserver = FakeIntersectionObserver;
});

const path = '/ua/:categorySlug/:productSlug';
const one: CachedRoute = { page: productPage, url: '/ua/kamery/odna', path };
const other: CachedRoute = { page: productPage, url: '/ua/kamery/druha', path };
const tab: CachedRoute = { page: reviews, url: '/ua/kamery/odna/reviews', path: `${path}/reviews` };

const images = [img(), img({ id: 'ddccbbaa33221100' })];
const similar = [productCard({ id: '8' })];

test.each([
  ['two products and a tab', [one, other, tab], similar],
  ['a tab and two products', [tab, one, other], similar],
  ['two products that nothing is like', [one, other, tab], []],
])('%s stand in one document', async (_, routes, related) => {
  const gone = product({ images, status: 'discontinued', isOrderable: false });
  const { clients, wrapper } = openShop({
    ...answersOf(gone, [review()]),
    'GET /catalog/product/list/related': related,
  });
  const { show, stop } = await showCachedPages(routes, { context: { get: () => clients as never }, wrapper });
  for (const index of [0, 1, 2, 0]) expect(await show(index)).toEqual([]);
  await stop();
});

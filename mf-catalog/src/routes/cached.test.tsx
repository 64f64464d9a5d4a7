/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeEach, expect, test } from '@jest/globals';
import {
  category,
  categoryView,
  type FakeCall,
  type FakeTable,
  l10n,
  productCard,
  productList,
} from '@vitryna/testing';
import { type CachedRoute, showCachedPages } from '@vitryna/testing/cached-pages';
import { openShop } from '../testing/render-page.tsx';
import * as categoryPage from './category.tsx';
import * as home from './home.tsx';
import * as search from './search.tsx';

/** Sees everything: what waits to be seen comes. */
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    readonly #notify: (entries: object[]) => void;
    constructor(notify: (entries: object[]) => void) {
      this.#notify = notify;
    }
    observe(target: Element) {
      queueMicrotask(() => this.#notify([{ isIntersecting: true, target }]));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const banner = {
  title: 'Світло за графіком',
  titleColor: '',
  url: '/ua/kamery',
  description: '',
  descriptionColor: '',
  buttonLabel: 'Обрати',
  buttonColor: '',
  buttonLabelColor: '',
  backgroundImage: null,
  overlayImage: { url: '/media/00112233aabbccdd/l.webp' },
  position: 1,
};
const hero = [banner, { ...banner, title: 'Перший', url: '/ua/a', position: 0 }];
const body = '<h2>Про нас</h2><p>Світло</p>';
const content: FakeTable = {
  'GET /pages': { path: '/', metaTitle: '', metaDescription: '', body },
  'GET /banners/header': { title: 'Знижки', url: '/ua/aktsii', image: null, adaptiveImage: null },
  'GET /banners/home': { hero, promo: [] },
  'GET /blog/latest': [],
  'GET /category-seo': null,
};
const items = ['1', '2'].map((id) => productCard({ id }));
const api: FakeTable = {
  'GET /catalog/category/list': [category()],
  'GET /catalog/product/list/showcase': ({ query }: FakeCall) => ({
    title: l10n(String(query.block)),
    url: null,
    items,
  }),
  'GET /catalog/category/view': ({ query }: FakeCall) => categoryView({ slug: String(query.slug), children: [] }),
  'GET /catalog/product/list': productList({ items, total: 60, pages: 3 }),
};

const path = '/ua/:categorySlug/:specifications?';
const atHome: CachedRoute = { page: home, url: '/', path: '/' };
const cameras: CachedRoute = { page: categoryPage, url: '/ua/kamery', path };
const locks: CachedRoute = { page: categoryPage, url: '/ua/zamky/rozdilnist=4', path };
const results: CachedRoute = { page: search, url: '/ua/search?searchQuery=a', path: '/ua/search' };

test.each([
  ['home, a list and another', [atHome, cameras, locks]],
  ['a list, home and results of a search', [cameras, atHome, results]],
  ['a list, another and home again', [locks, cameras, { ...atHome, url: '/?showcase=sale' }]],
])('%s stand in one document', async (_, routes) => {
  const { clients, wrapper } = openShop({ api, content });
  const { show, stop } = await showCachedPages(routes, { context: { get: () => clients as never }, wrapper });
  for (const index of [0, 1, 2, 0]) expect(await show(index)).toEqual([]);
  await stop();
});

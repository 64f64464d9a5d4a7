/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { category, type FakeCall, type FakeTable, failWith, l10n, productCard } from '@vitryna/testing';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './home.tsx';

/** Sees nothing: parts that wait for their place to come near stay as the server rendered them. */
class BlindObserver {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  globalThis.IntersectionObserver = BlindObserver as unknown as typeof IntersectionObserver;
});
afterEach(cleanup);

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
const post = {
  slug: 'wi-fi-7',
  title: 'Кому потрібен Wi-Fi 7',
  excerpt: '',
  cover: null,
  category: { slug: 'guides', title: 'Як обрати' },
  tags: [],
  author: { slug: 'olena', name: 'Олена', photo: null },
  publishedAt: '2026-11-03T08:00:00.000Z',
  readMinutes: 3,
  views: 1,
};
const content: FakeTable = {
  'GET /pages': { path: '/', metaTitle: '', metaDescription: '', body: '<p>Про нас</p>' },
  'GET /banners/header': { title: 'Знижки', url: '/ua/aktsii', image: null, adaptiveImage: null },
  'GET /banners/home': { hero: [banner, { ...banner, title: 'Перший', url: '/ua/a', position: 0 }], promo: [] },
  'GET /blog/latest': [post],
};
const showcase = (block: string) => ({ title: l10n(block), url: null, items: [productCard({ name: l10n(block) })] });
const api: FakeTable = {
  'GET /catalog/category/list': [
    category(),
    category({ id: '11136', code: '11136', slug: 'aktsii', name: l10n('Акції') }),
  ],
  'GET /catalog/product/list/showcase': ({ query }: FakeCall) => showcase(String(query.block)),
};
const open = (answers: { api?: FakeTable; content?: FakeTable } = {}, url = '/') =>
  renderPage(page, url, { path: '/', api, content, ...answers });

test('shows banners in their order, departments without the promotions, rows of products, posts and cleaned text [§2.8 §3.18 §7.7]', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  const slides = within(screen.getByRole('region', { name: 'Main offers' })).getAllByRole('heading', { level: 2 });
  expect(slides.map(({ textContent }) => textContent)).toEqual(['Перший', 'Світло за графіком']);
  expect(screen.getByRole('link', { name: /Камери/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Акції/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Знижки' }).getAttribute('href')).toBe('/ua/aktsii');
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'hits',
    'new',
  ]);
  expect(screen.getByRole('link', { name: /Кому потрібен Wi-Fi 7/ }).getAttribute('href')).toBe('/ua/blog/wi-fi-7');
  expect(screen.getByText('Про нас').parentElement?.innerHTML).toBe('<p>Про нас</p>');
});

test('shows the row that the address asks for', async () => {
  open({}, '/?showcase=sale');
  const tab = await screen.findByRole('link', { name: 'On sale' });
  expect([tab.getAttribute('href'), tab.getAttribute('aria-current')]).toEqual(['/?showcase=sale', 'page']);
  expect(screen.getByRole('heading', { name: 'sale' })).toBeTruthy();
});

/** What the parts of the page have asked for since `calls` was cut. */
const asked = (calls: FakeCall[]) => calls.map(({ path, query }) => [path, query.block]);

test('changes the row in its place, and says so when it cannot be had', async () => {
  const row = ({ query }: FakeCall) =>
    query.block === 'recommended' ? failWith(500, 'internal') : showcase(String(query.block));
  const { calls } = open({ api: { ...api, 'GET /catalog/product/list/showcase': row } });
  const sale = await screen.findByRole('link', { name: 'On sale' });
  calls.length = 0;
  await act(async () => sale.click());
  expect(await screen.findByRole('heading', { name: 'sale' })).toBeTruthy();
  expect(asked(calls)).toEqual([['/catalog/product/list/showcase', 'sale']]);
  await act(async () => screen.getByRole('link', { name: 'Worth a closer look' }).click());
  expect(await screen.findByText('Could not load this part')).toBeTruthy();
  await act(async () => screen.getByRole('link', { name: 'New products' }).click());
  expect(await screen.findByRole('heading', { name: 'new' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls).toHaveLength(2);
});

test('reads a part that failed again, that part alone', async () => {
  const answers = [failWith(500, 'internal'), [category()]];
  const { calls } = open({ api: { ...api, 'GET /catalog/category/list': () => answers.shift() } });
  const alert = await screen.findByRole('alert');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  calls.length = 0;
  await act(async () => within(alert).getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('link', { name: /Камери/ })).toBeTruthy();
  expect(asked(calls)).toEqual([['/catalog/category/list', undefined]]);
});

test('opens although nothing that it shows can be had', async () => {
  const failing: FakeTable = {
    'GET /catalog/category/list': failWith(500, 'internal'),
    'GET /catalog/product/list/showcase': failWith(500, 'internal'),
  };
  open({ api: failing, content: {} });
  expect(await screen.findByRole('heading', { name: 'Turnkey installation' })).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  expect(screen.queryByRole('region', { name: 'Main offers' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'From our blog' })).toBeNull();
});

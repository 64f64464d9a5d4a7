/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { category, config, failWith, l10n, productCard, productList } from '@vitryna/testing';
import { loader } from '#features/product-list/load-search.ts';
import { contextOf, renderPage } from '../testing/render-page.tsx';
import * as page from './search.tsx';

afterEach(cleanup);

const path = '/ua/search/:specifications?';

test('shows what was found, where, and what the words were corrected to', async () => {
  const list = productList({
    correction: { original: 'rfvthf', used: 'камера', reason: 'layout' },
    omitted: ['червона'],
    categories: [
      { id: '10', slug: 'kamery', name: l10n('Камери'), count: 7, selected: false },
      { id: '11', slug: 'zamky', name: l10n('Замки'), count: 2, selected: true },
    ],
  });
  const { calls } = renderPage(page, '/ua/search/category=zamky?searchQuery=rfvthf', {
    path,
    api: { 'GET /catalog/product/list': list },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toMatchObject({ textContent: 'Results for “камера”' });
  const hrefOf = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(hrefOf('Камери 7')).toBe('/ua/search/category=kamery,zamky?searchQuery=rfvthf');
  expect(hrefOf('Замки 2')).toBe('/ua/search?searchQuery=rfvthf');
  expect(hrefOf('Search exactly for “rfvthf”')).toBe('/ua/search?searchQuery="rfvthf"');
  expect(screen.getByText('These are products without: червона.')).toBeTruthy();
  expect(calls[0]?.query).toMatchObject({ searchQuery: 'rfvthf', specifications: 'category=zamky' });
});

test('searches for a quoted query as it was typed', async () => {
  const list = productList({ redirect: '/kamery/vartis' });
  const { calls } = renderPage(page, '/ua/search?searchQuery=%22rfvthf%22', {
    path,
    api: { 'GET /catalog/product/list': list },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Results for “rfvthf”');
  expect(calls[0]?.query).toMatchObject({ searchQuery: 'rfvthf', asTyped: 'true' });
});

test('shows what it read from the words as chosen, with the way back to the rest of them', async () => {
  const understood = { query: 'телефон', minPrice: null, maxPrice: 10_000, sort: 'priceAsc' as const };
  const list = productList({
    understood,
    categories: [
      { id: '10', slug: 'smartfony', name: l10n('Смартфони'), count: 7, selected: false },
      { id: '11', slug: 'telefony', name: l10n('Телефони'), count: 2, selected: false },
    ],
  });
  const query = encodeURIComponent('дешевий телефон до 10000 грн');
  const { calls } = renderPage(page, `/ua/search?searchQuery=${query}`, {
    path,
    api: { 'GET /catalog/product/list': list },
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Results for “дешевий телефон до 10000 грн”');
  expect(calls[0]?.query).toMatchObject({ searchQuery: 'дешевий телефон до 10000 грн' });
  expect(screen.getByText(/^Understood so: to 10\s000\s₴, cheapest first$/)).toBeTruthy();
  const hrefOf = (name: string | RegExp) =>
    decodeURIComponent(screen.getAllByRole('link', { name })[0]?.getAttribute('href') ?? '');
  expect(hrefOf('Search only for “телефон”')).toBe('/ua/search?searchQuery=телефон');
  expect(hrefOf('Смартфони 7')).toBe('/ua/search/category=smartfony?maxPrice=10000&sort=priceAsc&searchQuery=телефон');
  expect(hrefOf('relevant')).toBe('/ua/search?maxPrice=10000&searchQuery=телефон');
  expect(hrefOf(/to 10\s000/)).toBe('/ua/search?sort=priceAsc&searchQuery=телефон');
});

test('leads to the product whose code was searched for, with the campaign', async () => {
  const api = { 'GET /catalog/product/list': productList({ redirect: '/kamery/vartis' }) };
  const request = new Request('https://store.example/search?searchQuery=VRT-1&utm_source=mail');
  const answer = loader({ request, params: {}, context: contextOf({ api }) } as never);
  await expect(answer).rejects.toMatchObject({ status: 302 });
  const thrown = (await answer.catch((error: unknown) => error)) as Response;
  expect(thrown.headers.get('location')).toBe('/ua/kamery/vartis?utm_source=mail');
});

const zero = {
  filters: [
    {
      kind: 'specification' as const,
      slug: 'rozdilnist',
      name: l10n('Роздільність'),
      values: [l10n('4 Мп')],
      total: 12,
    },
    { kind: 'price' as const, slug: 'price', name: l10n('Ціна'), values: [l10n('… – 100 ₴')], total: 3 },
  ],
  unfilteredTotal: 20,
  closest: null,
  relaxed: [productCard({ id: '5' })],
  categories: [category({ id: '3', slug: 'stantsii', name: l10n('Станції'), productsCount: 74 })],
};
const empty = { items: [], total: 0, pages: 0 };

test('says which filter is in the way, what it keeps out, what is popular and whom to call', async () => {
  const api = {
    'GET /catalog/product/list': productList({ ...empty, zero }),
    'GET /shared/config': config({ phone: '0 800 000 000' }),
  };
  renderPage(page, '/ua/search/rozdilnist=4?maxPrice=100&searchQuery=dome', { path, api });
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Without “Роздільність: 4 Мп”')).toBe('/ua/search?maxPrice=100&searchQuery=dome');
  expect(await hrefOf('Without “Ціна: … – 100 ₴”')).toBe('/ua/search/rozdilnist=4?searchQuery=dome');
  expect(screen.getByText('12 products')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Камера Vartis 5' })).toBeTruthy();
  expect(await hrefOf('Станції 74')).toBe('/ua/stantsii');
  expect(await hrefOf('0 800 000 000')).toBe('tel:0800000000');
});

test('says that nothing was found, what is closest, and does without what fails', async () => {
  const closest = { query: 'ноутбук', dropped: ['qqq'], total: 9, items: [productCard({ id: '5' })] };
  const api = {
    'GET /catalog/product/list': productList({ ...empty, zero: { ...zero, filters: [], relaxed: [], closest } }),
    'GET /shared/config': failWith(503, 'unavailable'),
  };
  renderPage(page, '/ua/search?searchQuery=zzz', { path, api });
  expect((await screen.findByRole('link', { name: 'To the catalogue' })).getAttribute('href')).toBe('/ua/catalog');
  expect(screen.getByRole('heading', { name: 'Closest: “ноутбук”' })).toBeTruthy();
  expect(screen.getByText('Without the words: qqq')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All 9 products' })).toBeTruthy();
  expect(screen.queryByText(/call us/)).toBeNull();
});

test('is no page without a query [§2.6 search §2.12 §8.9]', async () => {
  const request = new Request('https://store.example/ua/search');
  const answer = loader({ request, params: {}, context: contextOf({}) } as never);
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
});

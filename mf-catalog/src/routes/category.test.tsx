/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { FakeTable } from '@vitryna/testing';
import { categoryView, productCard, productList } from '@vitryna/testing';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './category.tsx';

afterEach(cleanup);

const path = '/ua/:categorySlug/:specifications?';
const items = ['1', '2'].map((id) => productCard({ id }));

function open(url: string, overrides: FakeTable = {}) {
  const api = {
    'GET /catalog/category/view': categoryView({ children: [] }),
    'GET /catalog/product/list': productList({ items, total: 30, pages: 2 }),
    ...overrides,
  };
  return renderPage(page, url, { path, api, content: { 'GET /category-seo': null } });
}

const listCalls = (calls: { path: string }[]) => calls.filter((call) => call.path.startsWith('/catalog/product/list'));

test('shows the category with its products and pages', async () => {
  open('/ua/kamery');
  expect(await screen.findByRole('heading', { level: 1, name: 'Камери' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Show 6 more' }).getAttribute('href')).toBe('/ua/kamery?page=2');
});

test.each([
  ['/ua/kamery?sort=popular&page=1', '/ua/kamery'],
  [
    '/ua/kamery?filter.rozdilnist=8&filter.rozdilnist=4&minPrice=1%20000&maxPrice=',
    '/ua/kamery/rozdilnist=4,8?minPrice=1000',
  ],
  ['/ua/kamery?labels=new&labels=hit&utm_source=a', '/ua/kamery?labels=hit,new&utm_source=a'],
  ['/ua/kamery?searchQuery=dome&sort=relevance', '/ua/kamery'],
])('%s is redirected to %s', async (url, canonical) => {
  const { location } = open(url);
  await screen.findByRole('heading', { level: 1 });
  expect(location()).toBe(canonical);
});

test('options that the catalogue does not know are dropped from the address', async () => {
  let isFirst = true;
  const { location } = open('/ua/kamery/rozdilnist=4,99', {
    'GET /catalog/product/list': () => {
      const dropped = isFirst ? ['rozdilnist=99'] : [];
      isFirst = false;
      return productList({ items, dropped });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(location()).toBe('/ua/kamery/rozdilnist=4');
});

test('a tick applies by itself at the canonical address', async () => {
  const { calls, location } = open('/ua/kamery');
  const box = await screen.findByRole('checkbox', { name: /^4/ });
  act(() => box.click());
  await waitFor(() => expect(location()).toBe('/ua/kamery/rozdilnist=4'));
  expect(listCalls(calls)).toHaveLength(2);
});

test('says that nothing matches and offers the way back', async () => {
  open('/ua/kamery/rozdilnist=4', { 'GET /catalog/product/list': productList({ items: [], total: 0, pages: 0 }) });
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reset filters' }).getAttribute('href')).toBe('/ua/kamery');
});

test('a page beyond the last leads to the first', async () => {
  open('/ua/kamery?page=9', { 'GET /catalog/product/list': productList({ items: [], total: 30, pages: 2 }) });
  expect((await screen.findByRole('link', { name: 'To the first page' })).getAttribute('href')).toBe('/ua/kamery');
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { l10n, productList } from '@vitryna/testing';
import { loader } from '#features/product-list/load-search.ts';
import { contextOf, renderPage } from '../testing/render-page.tsx';
import * as page from './search.tsx';

afterEach(cleanup);

const path = '/ua/search/:specifications?';

test('shows what was found, where, and what the words were corrected to', async () => {
  const list = productList({
    correction: { original: 'rfvthf', used: 'камера', reason: 'layout' },
    categories: [{ id: '10', slug: 'kamery', name: l10n('Камери'), count: 7 }],
  });
  const { calls } = renderPage(page, '/ua/search?searchQuery=rfvthf', {
    path,
    api: { 'GET /catalog/product/list': list },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toMatchObject({ textContent: 'Results for “камера”' });
  expect(screen.getByRole('link', { name: 'Камери 7' }).getAttribute('href')).toBe('/ua/kamery');
  expect(calls[0]?.query).toMatchObject({ searchQuery: 'rfvthf' });
});

test('says that nothing was found and leads to the catalogue', async () => {
  const api = { 'GET /catalog/product/list': productList({ items: [], total: 0, pages: 0 }) };
  renderPage(page, '/ua/search?searchQuery=zzz', { path, api });
  expect((await screen.findByRole('link', { name: 'To the catalogue' })).getAttribute('href')).toBe('/ua/catalog');
});

test('is no page without a query', async () => {
  const request = new Request('https://store.example/ua/search');
  const answer = loader({ request, params: {}, context: contextOf({}) } as never);
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
});

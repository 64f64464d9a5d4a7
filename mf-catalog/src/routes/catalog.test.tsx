/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { category, l10n } from '@vitryna/testing';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './catalog.tsx';

afterEach(cleanup);

const named = (name: string, more: Parameters<typeof category>[0] = {}) =>
  category({ name: l10n(name), slug: name, ...more });
const tree = [
  named('Відео', {
    children: [named('Камери', { children: [named('Купольні'), named('Порожня', { productsCount: 0 })] })],
  }),
  named('Живлення', { children: [named('Повербанки')] }),
  named('Акції', { code: '11136', children: [] }),
];

const open = (url: string) =>
  renderPage(page, url, { path: '/ua/catalog', api: { 'GET /catalog/category/list': tree } });
const links = () => screen.getAllByRole('link').map((link) => link.textContent?.replace(/\s*\d+$/, ''));

test('shows the tree with counts, without what has no product [§2.6 catalogue]', async () => {
  open('/ua/catalog');
  expect((await screen.findByRole('link', { name: 'Камери 312' })).getAttribute('href')).toMatch(/^\/ua\//);
  expect(links()).toEqual(['Home', 'Відео', 'Камери', 'Купольні', 'Живлення', 'Повербанки', 'Акції']);
});

test('follows what is typed, and says how much fits', async () => {
  open('/ua/catalog');
  const field = await screen.findByRole('searchbox', { name: 'Find a category' });
  fireEvent.change(field, { target: { value: 'купол' } });
  expect(links()).toEqual(['Home', 'Відео', 'Камери', 'Купольні']);
  expect(screen.getByRole('status').textContent).toBe('3 categories');
  fireEvent.change(field, { target: { value: 'праска' } });
  expect(screen.getByText('No category is called so')).toBeTruthy();
  const onward = screen.getByRole('link', { name: 'Search among products' }).getAttribute('href');
  expect(onward).toBe(`/ua/search?searchQuery=${encodeURIComponent('праска')}`);
});

test('an address with words shows what they find, and stays out of search engines', async () => {
  open(`/ua/catalog?searchQuery=${encodeURIComponent('повер')}`);
  await screen.findByRole('link', { name: /Повербанки/ });
  expect(links()).toEqual(['Home', 'Живлення', 'Повербанки']);
  const head = page.handle.head({ data: { departments: [], query: 'повер' }, locale: 'uk', t: (key) => key });
  expect(head).toMatchObject({ isNoindex: true, canonicalPath: '/catalog' });
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { category, type FakeCall, failWith, l10n, productCard } from '@vitryna/testing';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './home.tsx';

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
const content = {
  'GET /pages': null,
  'GET /banners/home': { hero: [banner, { ...banner, title: 'Перший', url: '/ua/a', position: 0 }], promo: [] },
};

test('shows banners in their order, departments without the promotions, and rows of products', async () => {
  const api = {
    'GET /catalog/category/list': [
      category(),
      category({ id: '11136', code: '11136', slug: 'aktsii', name: l10n('Акції') }),
    ],
    'GET /catalog/product/list/showcase': ({ query }: FakeCall) => ({
      title: l10n(String(query.block)),
      url: null,
      items: [productCard()],
    }),
  };
  renderPage(page, '/', { path: '/', api, content });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
      .slice(0, 2),
  ).toEqual(['Перший', 'Світло за графіком']);
  expect(screen.getByRole('link', { name: /Камери/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Акції/ })).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('opens although nothing that it shows can be had', async () => {
  const api = {
    'GET /catalog/category/list': failWith(500, 'internal'),
    'GET /catalog/product/list/showcase': failWith(500, 'internal'),
  };
  renderPage(page, '/', { path: '/', api, content: {} });
  expect(await screen.findByRole('heading', { name: 'Turnkey installation' })).toBeTruthy();
});

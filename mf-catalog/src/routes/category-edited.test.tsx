/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { FakeAnswer } from '@vitryna/testing';
import { categoryView, failWith, l10n, productCard, productList } from '@vitryna/testing';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './category.tsx';

afterEach(cleanup);

const banner = {
  title: 'Камера, що бачить уночі',
  titleColor: '',
  url: '/ua/kupolni',
  description: 'Turret 5',
  descriptionColor: '',
  buttonLabel: '',
  buttonColor: '',
  buttonLabelColor: '',
  backgroundImage: null,
  overlayImage: null,
  position: 0,
};

function open(url: string, { contents, banners }: { contents?: FakeAnswer; banners?: FakeAnswer } = {}) {
  const asked = contents ?? [{ type: 'seoBottom', body: l10n('<p>Про камери</p>', '') }];
  return renderPage(page, url, {
    path: '/ua/:categorySlug/:specifications?',
    api: {
      'GET /catalog/category/view': categoryView({ id: '7', code: '12000', children: [] }),
      'GET /catalog/product/list': productList({ items: [productCard({ id: '1' })], total: 30, pages: 2 }),
      'GET /catalog/category/contents': asked,
    },
    content: { 'GET /category-seo': null, 'GET /banners/promo': banners ?? [banner] },
  });
}
const heading = () => screen.findByRole('heading', { level: 1 });
const offers = () => screen.queryByRole('region', { name: 'Offers' });
const contentsCalls = (calls: { path: string; query: unknown }[]) =>
  calls.filter(({ path }) => path === '/catalog/category/contents').map(({ query }) => query);

test('a category shows its own texts and the offers that editors placed in it [§3.5 §7.3 /catalog/category/contents]', async () => {
  const { calls } = open('/ua/kamery');
  await heading();
  expect(screen.getByText('Про камери').tagName).toBe('P');
  const link = within(offers() as HTMLElement).getByRole('link', { name: /Камера, що бачить уночі/ });
  expect(link.getAttribute('href')).toBe('/ua/kupolni');
  expect(contentsCalls(calls)).toEqual([{ categoryId: '7' }]);
});

test.each([
  ['the second page', '/ua/kamery?page=2'],
  ['a choice of its products', '/ua/kamery?labels=hit'],
])('%s of a category asks for neither', async (_, url) => {
  const { calls } = open(url);
  await heading();
  expect(screen.queryByText('Про камери')).toBeNull();
  expect(offers()).toBeNull();
  expect(contentsCalls(calls)).toEqual([]);
});

test.each([
  ['texts', { contents: failWith(500, 'broken') }, false, true],
  ['offers', { banners: failWith(500, 'broken') }, true, false],
  ['texts and offers, where there are none,', { contents: [], banners: [] }, false, false],
])('a category without its %s is whole but for them', async (_, answers, hasTexts, hasOffers) => {
  open('/ua/kamery', answers);
  await heading();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect([screen.queryByText('Про камери') !== null, offers() !== null]).toEqual([hasTexts, hasOffers]);
});

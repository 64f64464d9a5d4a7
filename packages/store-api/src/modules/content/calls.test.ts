import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ContentItem, replaceContent } from './repository.ts';

let shop: TestApp;

const banner = (title: string, position: number) => ({
  title,
  titleColor: '#ffffff',
  url: '/sale',
  description: '',
  descriptionColor: '',
  buttonLabel: '',
  buttonColor: '',
  buttonLabelColor: '',
  backgroundImage: null,
  overlayImage: null,
  position,
});
const page = {
  path: '/warranty',
  metaTitle: 'Гарантія',
  metaDescription: 'Умови',
  h1: 'Гарантія',
  body: '<p>Рік</p>',
  blocks: [{ type: 'text', html: '<p>Рік</p>' }],
};
const header = { title: 'Знижки', url: '/sale', image: { url: '/a.webp' }, adaptiveImage: { url: '/b.webp' } };
const faq = (slug: string) => ({ slug, title: slug, groups: [] });
const landing = {
  id: 'winter',
  title: 'До зими',
  cover: null,
  period: { startAt: Date.parse('2026-11-01T00:00:00Z') / 1000, endAt: Date.parse('2026-12-01T00:00:00Z') / 1000 },
  blocks: [],
  products: ['hub'],
};
const item = (kind: ContentItem['kind'], key: string, position: number, body: ContentItem['body']): ContentItem => ({
  kind,
  locale: 'uk',
  key,
  position,
  body,
});

beforeAll(async () => {
  shop = await createTestApp();
  const seo = { metaTitle: 'Телевізори', metaDescription: '', h1: 'Телевізори', top: '', bottom: '', faq: [] };
  await replaceContent(shop.database.db, [
    item('page', '/warranty', 0, page),
    item('header-banner', '', 0, header),
    item('hero-banner', '', 1, banner('Другий', 1)),
    item('hero-banner', '', 0, banner('Перший', 0)),
    item('promo-banner', '42', 0, banner('Категорії', 0)),
    item('category-seo', '42', 0, seo),
    item('category-seo', '42/diagonal=55', 0, { ...seo, h1: 'Телевізори 55″' }),
    item('faq', 'delivery', 0, faq('delivery')),
    item('faq', 'payment', 1, faq('payment')),
    item('landing-page', 'winter', 0, landing),
  ]);
});
afterAll(() => shop.close());

async function read(path: string): Promise<unknown> {
  const answer = await shop.app.request(`/api${path}`);
  expect(answer.status).toBe(200);
  const { data, meta } = (await answer.json()) as { data: unknown; meta: unknown };
  expect(meta).toEqual({});
  return data;
}

test('answers the fields of a page that were asked for [§7.7]', async () => {
  expect(await read('/pages?locale=uk&path=/warranty&fields[0]=metaTitle&fields[1]=metaDescription')).toEqual({
    path: '/warranty',
    metaTitle: 'Гарантія',
    metaDescription: 'Умови',
  });
  expect(await read('/pages?locale=uk&filters[path]=/warranty')).toEqual(page);
  expect(await read('/pages?locale=uk&path=/warranty&fields[]=h1&populate=*')).toEqual({
    path: '/warranty',
    h1: page.h1,
    blocks: page.blocks,
  });
});

test('answers null for a page that is not there, also in the other language', async () => {
  expect(await read('/pages?locale=ru&path=/warranty')).toBeNull();
  expect(await read('/banners/header?locale=ru')).toBeNull();
});

test('answers the header banner with the pictures that are populated [§3.18 §7.7]', async () => {
  expect(await read('/banners/header?locale=uk&fields[]=title&fields[]=url&populate[]=image')).toEqual({
    ...header,
    adaptiveImage: null,
  });
});

test('answers banners in their order [§3.18]', async () => {
  expect(await read('/banners/home?locale=uk&populate=*')).toMatchObject({
    hero: [{ title: 'Перший' }, { title: 'Другий' }],
    promo: [],
  });
  expect(await read('/banners/promo?locale=uk&categoryCode=42')).toMatchObject([{ title: 'Категорії' }]);
});

test('answers texts of a category and of a category with filters [§7.7]', async () => {
  expect(await read('/category-seo?locale=uk&categoryCode=42')).toMatchObject({ h1: 'Телевізори' });
  const filtered = '/category-seo?locale=uk&categoryCode=42&specifications=diagonal%3D55';
  expect(await read(filtered)).toMatchObject({ h1: 'Телевізори 55″' });
  expect(await read('/category-seo?locale=uk&categoryCode=42&specifications=diagonal%3D65')).toBeNull();
});

test('answers questions by slug, the first page without one', async () => {
  expect(await read('/faq?locale=uk')).toMatchObject({ slug: 'delivery' });
  expect(await read('/faq/view?locale=uk&slug=payment')).toMatchObject({ slug: 'payment' });
  expect((await shop.app.request('/api/faq/view?locale=uk&slug=none')).status).toBe(404);
});

test('works without a session cookie and during maintenance', async () => {
  await shop.openBrowser().read('POST', '/__dev/maintenance', { isEnabled: true });
  expect(await read('/faq?locale=uk')).toMatchObject({ slug: 'delivery' });
});

test.each([
  ['before its period', '2026-10-31T12:00:00Z', false],
  ['in it', '2026-11-15T12:00:00Z', true],
  ['after it', '2026-12-01T12:00:00Z', false],
])('answers a landing page and whether it runs: %s', async (_, now, isActive) => {
  await shop.openBrowser().read('POST', '/__dev/clock', { now });
  expect(await read('/landing-pages/view?locale=uk&id=winter')).toEqual({ ...landing, isActive });
  const list = await (await shop.app.request('/api/landing-pages?locale=uk&pageSize=1')).json();
  expect(list).toEqual({
    data: [{ ...landing, isActive }],
    meta: { pagination: { page: 1, pageSize: 1, pageCount: 1, total: 1 } },
  });
  expect((await shop.app.request('/api/landing-pages/view?locale=uk&id=none')).status).toBe(404);
  expect((await shop.app.request('/api/landing-pages/view?locale=ru&id=winter')).status).toBe(404);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ProductAddress, ProductFile } from '@vitryna/contracts/api';
import { sitemapProductIds } from '@vitryna/contracts/constants';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { replaceContent } from '../content/repository.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp([{ code: '1' }, { code: '2', category: '30' }, { code: '3', status: 'discontinued' }]);
});
afterAll(() => shop.close());

const read = <Answer>(path: string) => shop.openBrowser().read('GET', path) as Promise<Answer>;

test('tells the addresses of listed products with their main category and picture', async () => {
  const products = await read<ProductAddress[]>('/user/discovery/products?file=1');
  expect(products).toEqual([
    {
      id: Number(shop.ids['1']),
      path: '/category-10/product-1',
      updatedAt: expect.stringMatching(/^\d{4}-/),
      picture: expect.stringMatching(/^\/media\/[0-9a-f]+\/l\.jpg$/),
    },
    expect.objectContaining({ path: '/category-30/product-2' }),
  ]);
});

test('tells categories with products, with the last change below them', async () => {
  const categories = await read<{ path: string }[]>('/user/discovery/categories');
  expect(categories.map(({ path }) => path).sort()).toEqual(['/category-10', '/category-3', '/category-30']);
});

const post = (publishedAt: string) => ({
  category: { slug: 'guides', title: 'Як обрати' },
  tags: [{ slug: 'networks', title: 'Мережі' }],
  publishedAt,
  cover: { url: '/media/a/l.webp' },
});

test('tells the pages of the content service with their languages, and all of the blog [§2.6 blog]', async () => {
  const item = { position: 0, body: {} };
  await replaceContent(shop.database.db, [
    { kind: 'page', locale: 'uk', key: '/', ...item },
    { kind: 'page', locale: 'ru', key: '/', ...item },
    { kind: 'faq', locale: 'uk', key: 'delivery', ...item },
    { kind: 'page', locale: 'uk', key: '/blog', ...item },
    { kind: 'blog-post', locale: 'uk', key: 'wi-fi-7', position: 0, body: post('2026-11-03T08:00:00.000Z') },
    { kind: 'blog-post', locale: 'ru', key: 'kamery', position: 1, body: post('2026-11-10T08:00:00.000Z') },
    { kind: 'landing-page', locale: 'uk', key: 'runs', ...item, body: { period: { startAt: 0, endAt: 4e9 } } },
    { kind: 'landing-page', locale: 'uk', key: 'over', ...item, body: { period: { startAt: 0, endAt: 1e9 } } },
    { kind: 'category-seo', locale: 'uk', key: '10', ...item },
  ]);
  expect(await read('/api/discovery/pages')).toEqual([
    { path: '/', locales: ['ru', 'uk'] },
    { path: '/blog', locales: ['uk'], updatedAt: '2026-11-10T08:00:00.000Z' },
    { path: '/blog/category/guides', locales: ['ru', 'uk'], updatedAt: '2026-11-10T08:00:00.000Z' },
    { path: '/blog/kamery', locales: ['ru'], updatedAt: '2026-11-10T08:00:00.000Z', picture: '/media/a/l.webp' },
    { path: '/blog/tag/networks', locales: ['ru', 'uk'], updatedAt: '2026-11-10T08:00:00.000Z' },
    { path: '/blog/wi-fi-7', locales: ['uk'], updatedAt: '2026-11-03T08:00:00.000Z', picture: '/media/a/l.webp' },
    { path: '/faq/delivery', locales: ['uk'] },
    { path: '/landing-page/runs', locales: ['uk'] },
  ]);
});

test('cuts 66,000 products into parts that together hold each of them once', async () => {
  const [source] = await read<ProductAddress[]>('/user/discovery/products?file=1');
  const added = 66_000;
  await sql`
    insert into product (code, source, run, digest, sku, slug, name, main_category, manufacturer_slug,
      manufacturer_name, status, is_orderable, is_deleted, labels, stock, popularity, rating_count, created_at, updated_at,
      card, document)
    select 'many-' || n, source, run, digest, sku, 'many-' || n, name, main_category, manufacturer_slug,
      manufacturer_name, status, is_orderable, is_deleted, labels, stock, popularity, rating_count, created_at, updated_at,
      card, document
    from product, generate_series(1, ${sql.lit(added)}) n where id = ${source?.id ?? 0}`.execute(shop.database.db);
  await shop.openBrowser().read('POST', '/__dev/build', { tag: null });
  const files = await read<ProductFile[]>('/user/discovery/product-files');
  const seen = new Set<string>();
  for (const { file, count } of files) {
    expect(count).toBeLessThanOrEqual(sitemapProductIds);
    let after = 0;
    for (;;) {
      const batch = await read<ProductAddress[]>(`/user/discovery/products?file=${file}&after=${after}`);
      for (const { path } of batch) seen.add(path);
      const last = batch.at(-1);
      if (!last || batch.length < 1000) break;
      after = last.id;
    }
  }
  expect(seen.size).toBe(added + 2);
  expect(files.reduce((sum, { count }) => sum + count, 0)).toBe(added + 2);
});

test.each(['file=0', 'file=x', 'file=1&limit=5000', 'file=1&after=-1', ''])('refuses ?%s', async (query) => {
  const answer = await shop.openBrowser().request('GET', `/user/discovery/products?${query}`);
  expect(answer.status).toBe(400);
});

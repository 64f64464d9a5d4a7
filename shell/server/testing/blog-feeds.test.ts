import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fakeRoute } from '@vitryna/release/testing';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
const post = (slug: string) => ({
  slug,
  title: `Про ${slug}`,
  excerpt: 'Коротко',
  cover: { url: '/media/00112233aabbccdd/l.webp' },
  category: { slug: 'guides', title: 'Як обрати' },
  tags: [],
  author: { slug: 'olena', name: 'Олена Коваль', photo: null },
  publishedAt: '2026-11-10T08:00:00.000Z',
});
const latest = (locale: string) => `/api/blog/latest?locale=${locale}&pageSize=24`;

beforeAll(async () => {
  gateway = await startGateway({
    variables: { PUBLIC_URL: 'https://shop.example' },
    releases: [
      { name: 'shell', texts: { uk: { Blog: 'Блог' }, ru: { Blog: 'Блог' } } },
      { name: 'mf-content', routes: [fakeRoute('home', ''), fakeRoute('blog', 'blog')] },
    ],
  });
  gateway.api.answers.set(latest('uk'), [post('kamera'), post('category')]);
});
afterAll(() => gateway.stop());

test.each([
  ['/ua/blog/rss.xml', 'application/rss+xml'],
  ['/ua/blog/atom.xml', 'application/atom+xml'],
])('%s has the newest posts, without one that has no page', async (path, type) => {
  const { status, text, headers } = await gateway.get(path);
  expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
  expect(text).toContain('Про kamera');
  expect(text).toContain('https://shop.example/ua/blog/kamera');
  expect(text).toContain('https://shop.example/media/00112233aabbccdd/l.webp');
  expect(text).not.toContain('Про category');
  expect((await gateway.get(path, { headers: { 'If-None-Match': headers.etag ?? '' } })).status).toBe(304);
  const packed = await gateway.get(path, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(gunzipSync(packed.bytes).toString()).toBe(text);
});

test('a feed whose posts nobody has read yet asks to come again; one that was read is served on', async () => {
  const { status, headers } = await gateway.get('/blog/rss.xml');
  expect([status, headers['retry-after']]).toEqual([503, '60']);
  gateway.api.answers.delete(latest('uk'));
  expect((await gateway.get('/ua/blog/rss.xml')).status).toBe(200);
});

test('the address of another file is a page', async () => {
  const { headers } = await gateway.get('/ua/blog/other.xml');
  expect(headers['content-type']).toContain('text/html');
});

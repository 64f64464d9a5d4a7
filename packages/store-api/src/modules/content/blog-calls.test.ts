import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reservedPostSlugs } from '@vitryna/contracts/content';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ContentItem, replaceContent } from './repository.ts';

type Given = { slug: string; title?: string; category?: string; tags?: string[]; views?: number; html?: string };

let shop: TestApp;
const term = (slug: string) => ({ slug, title: `Про ${slug}` });
const postOf = (
  { slug, title = slug, category = 'guides', tags = [], views = 1, html = '' }: Given,
  position: number,
) => ({
  kind: 'blog-post' as const,
  locale: 'uk' as const,
  key: slug,
  position,
  body: {
    slug,
    title,
    excerpt: 'Коротко',
    cover: null,
    category: term(category),
    tags: tags.map(term),
    author: { slug: 'olena', name: 'Олена Коваль', photo: null },
    publishedAt: '2026-11-01T08:00:00.000Z',
    readMinutes: 3,
    views,
    blocks: [{ type: 'text', html }],
    toc: [],
    products: [],
  },
});
const posts: Given[] = [
  { slug: 'third', category: 'guides', tags: ['networks', 'homes'], html: '<p>Камера пише на <b>роутер</b></p>' },
  { slug: 'second', category: 'guides', tags: ['networks'], views: 9, title: 'Який роутер узяти' },
  { slug: 'first', category: 'news', tags: ['homes', 'audio'], views: 5, html: '<p>Навушники в дорогу</p>' },
  { slug: 'oldest', category: 'news', tags: ['homes'], views: 2 },
];

beforeAll(async () => {
  shop = await createTestApp();
  const items: ContentItem[] = posts.map(postOf);
  await replaceContent(shop.database.db, items);
});
afterAll(() => shop.close());

type Answer = { data: { slug: string; count?: number }[]; meta: { pagination?: unknown } };
async function read(path: string): Promise<Answer> {
  const answer = await shop.app.request(`/api/blog${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}
const slugsOf = async (path: string) => (await read(path)).data.map(({ slug }) => slug);

test('answers the newest posts', async () => {
  expect(await slugsOf('/latest?locale=uk&pageSize=2')).toEqual(['third', 'second']);
  expect(await slugsOf('/latest?locale=ru')).toEqual([]);
});

test('answers a post with its neighbours, and those that have most in common with it', async () => {
  const answer = await shop.app.request('/api/blog/posts/view?locale=uk&slug=second');
  expect(await answer.json()).toMatchObject({
    data: {
      slug: 'second',
      related: [{ slug: 'third' }],
      prev: { slug: 'first' },
      next: { slug: 'third' },
    },
  });
  expect((await shop.app.request('/api/blog/posts/view?locale=uk&slug=none')).status).toBe(404);
});

test.each([
  ['all', '', ['third', 'second', 'first', 'oldest']],
  ['a category', '&category=news', ['first', 'oldest']],
  ['a tag', '&tag=homes', ['third', 'first', 'oldest']],
  ['both', '&category=news&tag=audio', ['first']],
  ['an unknown tag', '&tag=none', []],
  ['the most read first', '&sort=popular', ['second', 'first', 'oldest', 'third']],
  ['words in any form, titles first', '&query=роутери', ['second', 'third']],
  ['words of a text', '&query=камера+роутер', ['third']],
  ['found posts by their age', '&query=роутер&sort=newest', ['third', 'second']],
  ['a name of a tag', '&query=audio', ['first']],
  ['an author', '&query=коваль', ['third', 'second', 'first', 'oldest']],
  ['no markup', '&query=strong', []],
  ['no words', '&query=%3F!', []],
])('lists %s [§2.6 blog]', async (_, query, slugs) => {
  expect(await slugsOf(`/posts?locale=uk${query}`)).toEqual(slugs);
});

test('lists a page after the other, and says how many there are [§2.6 blog]', async () => {
  const pagination = { pageSize: 3, pageCount: 2, total: 4 };
  expect(await read('/posts?locale=uk&pageSize=3&page=2')).toMatchObject({
    data: [{ slug: 'oldest' }],
    meta: { pagination: { ...pagination, page: 2 } },
  });
  expect(await read('/posts?locale=uk&pageSize=3&page=3')).toMatchObject({
    data: [],
    meta: { pagination: { ...pagination, page: 3 } },
  });
  expect((await read('/posts?locale=uk')).meta.pagination).toMatchObject({ page: 1, pageSize: 12, pageCount: 1 });
});

test.each(['page=0', 'page=x', 'pageSize=51', 'sort=best', `query=${'a'.repeat(101)}`])(
  'refuses ?%s',
  async (query) => {
    expect((await shop.app.request(`/api/blog/posts?locale=uk&${query}`)).status).toBe(400);
  },
);

test('counts the posts of categories and tags, the most popular tags first [§2.8]', async () => {
  expect((await read('/categories?locale=uk')).data).toEqual([
    { ...term('guides'), count: 2 },
    { ...term('news'), count: 2 },
  ]);
  expect(await slugsOf('/tags?locale=uk')).toEqual(['networks', 'homes', 'audio']);
  expect((await read('/popular-tags?locale=uk&pageSize=2')).data).toEqual([
    { ...term('homes'), count: 3 },
    { ...term('networks'), count: 2 },
  ]);
});

test.each(reservedPostSlugs)('keeps nothing when a post is called %s [§2.6 blog]', async (slug) => {
  await expect(replaceContent(shop.database.db, [postOf({ slug }, 0)])).rejects.toThrow(`"${slug}"`);
  expect(await slugsOf('/latest?locale=uk&pageSize=24')).toHaveLength(posts.length);
});

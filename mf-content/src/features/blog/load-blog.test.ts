import { expect, test } from '@jest/globals';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import { appContext } from '@vitryna/remote-kit';
import { createFakeTransport, type FakeTable, failWith, respond } from '@vitryna/testing';
import { RouterContextProvider } from 'react-router';
import { loader } from './load-blog.ts';

const term = (slug: string) => ({ slug, title: `Про ${slug}` });
const card = (slug: string) => ({
  ...{ slug, title: slug, excerpt: '', cover: null, category: term('guides'), tags: [term('networks')] },
  ...{ author: { slug: 'olena', name: 'Олена', photo: null }, publishedAt: '2026-11-03T08:00:00.000Z' },
  ...{ readMinutes: 3, views: 1 },
});
const counted = (slug: string) => ({ ...term(slug), count: 1 });

/** A content service with these posts on the page that is asked for. */
const service = (slugs: string[], pagination = {}): FakeTable => ({
  'GET /blog/posts': respond({
    body: {
      data: slugs.map(card),
      meta: { pagination: { page: 1, pageSize: 12, pageCount: 1, total: slugs.length, ...pagination } },
    },
  }),
  'GET /blog/categories': [counted('guides')],
  'GET /blog/tags': [counted('networks')],
  'GET /blog/popular-tags': [counted('networks')],
  'GET /blog/latest': ['newest', 'wi-fi-7'].map(card),
});

function read(path: string, params: Record<string, string>, table: FakeTable) {
  const { transport, calls } = createFakeTransport(table);
  const context = new RouterContextProvider();
  context.set(appContext, {
    locale: 'uk',
    api: createApiClient({ transport }),
    content: createContentClient({ transport }),
  });
  const request = new Request(`https://shop.example/ua/blog${path}`);
  return { calls, view: loader({ context, request, params } as never) };
}

test('lists the posts with categories, popular tags and how many there are [§2.6 blog §2.8]', async () => {
  const { view, calls } = read('', {}, service(['wi-fi-7'], { pageCount: 2, total: 13 }));
  expect(await view).toMatchObject({
    list: { kind: 'home' },
    posts: [{ href: '/ua/blog/wi-fi-7' }],
    ...{ page: 1, pages: 2, total: 13, limit: 12, latest: [] },
    categories: [{ href: '/ua/blog/category/guides', title: 'Про guides' }],
    popularTags: [{ href: '/ua/blog/tag/networks', title: 'Про networks' }],
  });
  expect(calls.map(({ path }) => path).join()).not.toContain('/blog/latest');
});

test.each([
  ['/category/guides', { categorySlug: 'guides' }, 'category', { category: 'guides', page: '1' }],
  ['/tag/networks?page=2', { tagSlug: 'networks' }, 'tag', { tag: 'networks', page: '2' }],
])('lists %s by its name, and the newest posts beside it [§2.6 blog §2.8]', async (path, params, kind, query) => {
  const { view, calls } = read(path, params, service(['wi-fi-7'], { page: 2, pageCount: 2 }));
  expect(await view).toMatchObject({
    list: { kind, title: expect.stringMatching(/^Про/) },
    latest: [{ title: 'newest' }],
  });
  expect(calls.find((call) => call.path === '/blog/posts')?.query).toMatchObject(query);
});

test('calls a category as its posts do where nobody answers which there are', async () => {
  const table = { ...service(['wi-fi-7']), 'GET /blog/categories': failWith(500, 'internal') };
  const { view } = read('/category/guides', { categorySlug: 'guides' }, table);
  expect(await view).toMatchObject({ list: { title: 'Про guides' }, categories: [] });
});

test('searches, and offers the newest posts beside what was found', async () => {
  const { view, calls } = read('?q=роутер&page=2', {}, service([], { page: 2, pageCount: 2 }));
  expect(await view).toMatchObject({ query: 'роутер', page: 2, latest: [{}, {}] });
  expect(calls.find((call) => call.path === '/blog/posts')?.query).toMatchObject({ query: 'роутер', page: '2' });
});

test.each([
  ['/category/none', { categorySlug: 'none' }],
  ['/tag/none', { tagSlug: 'none' }],
  ['?page=2', {}],
  ['?page=0', {}],
  ['?page=x', {}],
  ['?q=a&page=3', {}],
])('answers 404 for %s', async (path, params) => {
  await expect(read(path, params, service([])).view).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([
  ['?page=1', {}, '/ua/blog'],
  ['?q=', {}, '/ua/blog'],
  ['?q=+%20wi-fi++7&page=2&utm_source=a', {}, '/ua/blog?q=wi-fi+7&page=2&utm_source=a'],
  ['/tag/networks?q=a', { tagSlug: 'networks' }, '/ua/blog/tag/networks'],
])('leads %s to its one right spelling', async (path, params, to) => {
  const refusal = await read(path, params, service([])).view.catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 301 });
  expect((refusal as Response).headers.get('location')).toBe(to);
});

test('answers 503 when the content service is down', async () => {
  const down = { ...service([]), 'GET /blog/posts': failWith(500, 'internal') };
  expect(await read('', {}, down).view).toMatchObject({ data: null, init: { status: 503 } });
});

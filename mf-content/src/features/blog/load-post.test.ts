import { expect, test } from '@jest/globals';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import { appContext } from '@vitryna/remote-kit';
import { createFakeTransport, type FakeTable, failWith } from '@vitryna/testing';
import { RouterContextProvider } from 'react-router';
import { loader } from './load-post.ts';

const card = (slug: string) => ({
  slug,
  title: slug,
  excerpt: '',
  cover: { url: '/media/00112233aabbccdd/l.webp' },
  category: { slug: 'guides', title: 'Як обрати' },
  tags: [],
  author: { slug: 'olena', name: 'Олена Коваль', photo: null },
  publishedAt: '2026-11-03T08:00:00.000Z',
  readMinutes: 3,
  views: 1,
});
const post = {
  ...card('wi-fi-7'),
  blocks: [{ type: 'text', html: '<p>а</p>' }],
  toc: [],
  products: [],
  related: [],
  prev: null,
  next: null,
};

function call(table: FakeTable, slug = 'wi-fi-7') {
  const { transport } = createFakeTransport(table);
  const context = new RouterContextProvider();
  context.set(appContext, {
    locale: 'uk',
    api: createApiClient({ transport }),
    content: createContentClient({ transport }),
  });
  const request = new Request(`https://shop.example/ua/blog/${slug}`);
  return loader({ context, request, params: { postSlug: slug } } as never);
}

const latest = [card('kamery'), card('wi-fi-7')];

test('shows a post with its cleaned text and others to go on with [§1.6 §2.6 blog]', async () => {
  expect(await call({ 'GET /blog/posts/view': post, 'GET /blog/latest': latest })).toMatchObject({
    card: {
      href: '/ua/blog/wi-fi-7',
      picture: { base: '/media/00112233aabbccdd/' },
      category: 'Як обрати',
      minutes: 3,
    },
    author: 'Олена Коваль',
    blocks: [{ type: 'text', html: '<p>а</p>' }],
    others: [{ title: 'kamery' }],
  });
});

test('shows a post with its category, its tags and the posts before and after it [§2.6 blog]', async () => {
  const tags = [{ slug: 'networks', title: 'Мережі' }];
  const whole = { ...post, tags, prev: { slug: 'kamery', title: 'Камери' }, products: ['router'] };
  expect(await call({ 'GET /blog/posts/view': whole, 'GET /blog/latest': latest })).toMatchObject({
    category: { href: '/ua/blog/category/guides', title: 'Як обрати' },
    tags: [{ href: '/ua/blog/tag/networks', title: 'Мережі' }],
    earlier: { href: '/ua/blog/kamery', title: 'Камери' },
    later: null,
    products: ['router'],
  });
});

test('shows a post without its wrong parts', async () => {
  const wrong = [
    { type: 'banner', banner: { url: 'javascript:alert(1)' } },
    { type: 'hologram' },
    ...post.blocks,
    { type: 'cards', items: [{ title: 'a', text: 'b', url: 'javascript:alert(1)' }] },
  ];
  const author = { slug: 'olena', name: 'Олена Коваль' };
  const answers = {
    'GET /blog/posts/view': { ...post, blocks: wrong, author, related: [{}] },
    'GET /blog/latest': latest,
  };
  expect(await call(answers)).toMatchObject({
    author: 'Олена Коваль',
    blocks: [{ type: 'text' }, { type: 'cards', items: [{ title: 'a', text: 'b' }] }],
    others: [{ title: 'kamery' }],
  });
});

test('answers 404 for a post that is not there', async () => {
  const lost = { 'GET /blog/posts/view': failWith(404, 'notFound'), 'GET /blog/latest': latest };
  await expect(call(lost, 'none')).rejects.toMatchObject({ init: { status: 404 } });
});

test('never shows another post than the one that was asked for', async () => {
  const answers = { 'GET /blog/posts/view': post, 'GET /blog/latest': latest };
  expect(await call(answers, 'kamery')).toMatchObject({ data: null, init: { status: 503 } });
});

test('answers 503 when the content service is down', async () => {
  const down = { 'GET /blog/posts/view': failWith(500, 'internal'), 'GET /blog/latest': failWith(500, 'internal') };
  expect(await call(down)).toMatchObject({ data: null, init: { status: 503 } });
});

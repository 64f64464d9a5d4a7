import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { pageAddressesSchema } from '../api/index.ts';
import { collectOmissions } from '../tolerant.ts';
import * as content from './index.ts';

const picture = { url: '/media/a/l.webp', alt: 'a', width: 1, height: 1, formats: { small: { url: '/s.webp' } } };
const banner = {
  title: 'a',
  titleColor: '',
  url: '/ua/a',
  description: 'b',
  descriptionColor: '',
  buttonLabel: 'c',
  buttonColor: '',
  buttonLabelColor: '',
  backgroundImage: picture,
  overlayImage: picture,
  position: 1,
};
const section = { title: 'a', html: '<p>a</p>' };
const blocks = [
  { type: 'text', title: 'a', html: '<p>a</p>' },
  { type: 'image', image: picture, caption: 'a' },
  { type: 'gallery', title: 'a', images: [picture] },
  { type: 'video', title: 'a', id: 'abcdefghijk' },
  { type: 'quote', text: 'a', author: 'b' },
  { type: 'table', title: 'a', head: ['a'], rows: [['a']] },
  { type: 'products', title: 'a', slugs: ['a'], query: 'b' },
  { type: 'banner', banner },
  { type: 'accordion', title: 'a', items: [section] },
  { type: 'steps', title: 'a', items: [section] },
  { type: 'cards', title: 'a', items: [{ title: 'a', text: 'b', url: '/ua/a', image: picture, icon: 'c' }] },
  { type: 'form', title: 'a', event: 'b' },
  { type: 'map', title: 'a', lat: 1, lng: 2, label: 'b' },
];
const link = { slug: 'a', title: 'b' };
const card = {
  slug: 'a',
  title: 'b',
  excerpt: 'c',
  cover: picture,
  category: link,
  tags: [link],
  author: { slug: 'a', name: 'b', photo: picture },
  publishedAt: '2026-11-03T08:00:00.000Z',
  readMinutes: 1,
  views: 2,
};
const toc = [{ id: 'a', title: 'b', level: 2 }];
const post = { ...card, blocks, toc, products: ['a'], related: [card], prev: link, next: link };
const landing = {
  id: 'a',
  title: 'b',
  cover: picture,
  period: { startAt: 1, endAt: 2 },
  isActive: true,
  blocks,
  products: ['a'],
  form: { event: 'a', title: 'b' },
};
const page = { path: '/', metaTitle: 'a', metaDescription: 'b', h1: 'c', body: '<p>a</p>', blocks };
const faq = { slug: 'a', title: 'b', groups: [{ title: 'a', items: [{ slug: 'a', q: 'b', a: '<p>c</p>' }] }] };
const seo = { metaTitle: 'a', metaDescription: 'b', h1: 'c', top: 'd', bottom: 'e', faq: [{ q: 'a', a: 'b' }] };
const addresses = [{ path: '/a', locales: ['uk'] }];

/** Each answer of the content service, whole, and what no page can do without. */
const answers: [name: string, schema: z.ZodType, whole: object, needed: string[]][] = [
  [
    '/banners/header',
    content.headerBannerSchema,
    { title: 'a', url: '/a', image: picture, adaptiveImage: picture },
    ['title', 'url'],
  ],
  ['/banners/home', content.homeBannersSchema, { hero: [banner], promo: [banner] }, []],
  ['/banners/promo', content.promoBannersSchema, [banner], []],
  ['/blog/categories', content.blogTermsSchema, [{ ...link, count: 1 }], []],
  ['/blog/latest', content.blogPostCardsSchema, [card], []],
  ['/blog/posts/view', content.blogPostSchema, post, ['slug', 'title', 'publishedAt', 'blocks']],
  ['/faq', content.faqsSchema, [faq], []],
  ['/faq/view', content.faqSchema, faq, ['slug', 'title', 'groups']],
  ['/landing-pages', content.landingPageListSchema, { items: [landing] }, ['items']],
  [
    '/landing-pages/view',
    content.landingPageSchema,
    landing,
    ['id', 'title', 'period', 'period.startAt', 'period.endAt', 'isActive', 'blocks'],
  ],
  ['/pages', content.pageAnswerSchema('/'), page, ['path']],
  ['/pages, words alone', content.pageSeoSchema('/'), { metaTitle: 'a', metaDescription: 'b' }, []],
  ['/category-seo', content.categorySeoSchema, seo, []],
  ['/discovery/pages', pageAddressesSchema, addresses, []],
];

/** The paths of everything in a value. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [[...path, key], ...pathsIn(item, [...path, key])]);
}

function replaceAt(value: unknown, [key = '', ...rest]: string[], wrong: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = rest.length === 0 ? wrong : replaceAt(copy[key], rest, wrong);
  return copy;
}

describe.each(answers)('%s', (_, schema, whole, needed) => {
  test('is read whole, with nothing left out', () => {
    const { result, omissions } = collectOmissions(() => schema.safeParse(whole));
    expect(result).toMatchObject({ success: true, data: whole });
    expect(omissions).toEqual([]);
  });

  test.each([
    ['of another kind', { wrong: true }, true],
    ['a link that runs', 'javascript:alert(1)', false],
    ['null', null, false],
    ['missing', undefined, false],
  ])(
    'costs one part when anything is %s, and fails only for what no page can do without',
    (_wrong, wrong, isAlwaysWrong) => {
      const paths = pathsIn(whole);
      const refused = paths.filter((path) => !schema.safeParse(replaceAt(whole, path, wrong)).success);
      expect(needed).toEqual(expect.arrayContaining(refused.map((path) => path.join('.'))));
      if (isAlwaysWrong) expect(refused.map((path) => path.join('.')).sort()).toEqual([...needed].sort());
    },
  );

  test('tells what it was read without', () => {
    for (const path of pathsIn(whole)) {
      const { result, omissions } = collectOmissions(() => schema.safeParse(replaceAt(whole, path, { wrong: true })));
      const isEmptied = /Color|url/.test(path.join('.')) && omissions.length === 0;
      if (result.success && !isEmptied) expect([path.join('.'), omissions.length]).toEqual([path.join('.'), 1]);
    }
  });
});

test('a wrong item of a list costs no other', () => {
  const wrong = { ...banner, url: 'javascript:alert(1)' };
  const { result, omissions } = collectOmissions(() =>
    content.homeBannersSchema.parse({ hero: [wrong, banner], promo: [] }),
  );
  expect(result).toEqual({ hero: [banner], promo: [] });
  expect(omissions).toEqual([expect.stringContaining('url: ')]);
});

test('what is not there is no mistake', () => {
  const { result, omissions } = collectOmissions(() => content.pageAnswerSchema('/').parse({ path: '/' }));
  expect(result).toEqual({ path: '/', metaTitle: '', metaDescription: '' });
  expect(omissions).toEqual([]);
});

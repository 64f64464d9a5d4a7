import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  blogPostCardsSchema,
  blogPostSchema,
  categorySeoSchema,
  faqSchema,
  headerBannerSchema,
  homeBannersSchema,
  landingPageSchema,
  pageAnswerSchema,
  promoBannersSchema,
} from '@vitryna/contracts/content';
import { createContentReader, createStrapi, fillStrapi, type Strapi } from '@vitryna/strapi';
import { createStrapiDouble, sampleRecords } from '@vitryna/strapi/testing';
import type { z } from 'zod';
import { openTestDatabase } from '../../database/open-test-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createContentSource } from './content-source.ts';
import { type ContentItem, replaceContent } from './repository.ts';

/** A real Strapi, and a token that may write; `npm run test:full` gives both. */
const { TEST_STRAPI: realUrl, TEST_STRAPI_TOKEN: realToken = '' } = process.env;
const realAnswerMs = 30_000;

const openDouble = () => createStrapi({ url: 'http://cms.test', token: 'token', fetch: createStrapiDouble().fetch });

/** Every call of contract §11 with its schema and what is at least in its answer. */
const calls: [path: string, schema: z.ZodType, answer: unknown][] = [
  ['/pages?locale=uk&path=/warranty', pageAnswerSchema('/warranty'), { h1: 'Гарантія', body: '<p>Рік</p>' }],
  ['/pages?locale=uk&path=/warranty&fields[0]=metaTitle', pageAnswerSchema('/warranty'), { metaTitle: 'Гарантія' }],
  ['/pages?locale=uk&path=/none', pageAnswerSchema('/none'), null],
  ['/banners/header?locale=uk', headerBannerSchema, { title: 'Знижки', url: '/sale' }],
  ['/banners/home?locale=ru', homeBannersSchema, { hero: [{ title: 'До зими' }], promo: [] }],
  ['/banners/promo?locale=uk&categoryCode=hubs', promoBannersSchema, [{ title: 'До зими' }]],
  [
    '/category-seo?locale=uk&categoryCode=hubs&specifications=brand-ajax',
    categorySeoSchema,
    { h1: 'Хаби', faq: [{ q: 'Що це?', a: '<p>Хаб</p>' }] },
  ],
  ['/faq?locale=uk', faqSchema, { slug: 'delivery', groups: [{ items: [{ slug: 'when' }] }] }],
  ['/faq/view?locale=ru&slug=delivery', faqSchema, { title: 'Доставка' }],
  ['/blog/latest?locale=uk', blogPostCardsSchema, [{ slug: 'how-to-choose', category: { slug: 'guides' } }]],
  [
    '/blog/posts/view?locale=uk&slug=how-to-choose',
    blogPostSchema,
    {
      tags: [{ slug: 'power' }],
      author: { name: 'Олена' },
      publishedAt: '2026-11-01T08:00:00.000Z',
      products: ['hub'],
    },
  ],
  [
    '/landing-pages/view?locale=uk&id=winter',
    landingPageSchema,
    { period: { startAt: 1_793_484_000, endAt: 1_796_076_000 }, form: { event: 'feedback' } },
  ],
];

async function openOwn(): Promise<TestApp> {
  const shop = await createTestApp();
  const items = sampleRecords.filter((record) => record.kind !== 'popup-card') as ContentItem[];
  await replaceContent(shop.database.db, items);
  return shop;
}

async function openOver(strapi: Strapi): Promise<TestApp> {
  await fillStrapi(strapi, { records: sampleRecords, readPicture: async () => null, onProgress: () => undefined });
  const database = await openTestDatabase();
  const source = createContentSource({
    db: database.db,
    reader: createContentReader(strapi),
    now: Date.now,
    pollMs: 60_000,
    log: () => undefined,
  });
  const failed = await source.sync();
  expect(failed).toEqual([]);
  return createTestApp([], { content: { source, secret: null } }, async () => database);
}

const services: [name: string, open: () => Promise<TestApp>][] = [
  ["the store's own", openOwn],
  ['a Strapi', () => openOver(openDouble())],
];
if (realUrl) {
  const strapi = () => createStrapi({ url: realUrl, token: realToken, timeoutMs: realAnswerMs });
  services.push(['a real Strapi', () => openOver(strapi())]);
}

describe.each(services)('content of %s', (_, open) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  test.each(calls)('%s', async (path, schema, expected) => {
    const answer = await shop.app.request(`/api${path}`);
    expect(answer.status).toBe(200);
    const { data, meta } = (await answer.json()) as { data: unknown; meta: unknown };
    expect(meta).toBeDefined();
    schema.parse(data);
    if (expected === null) expect(data).toBeNull();
    else expect(data).toMatchObject(expected as object);
  });

  test.each([
    '/faq/view?locale=uk&slug=none',
    '/blog/posts/view?locale=uk&slug=none',
    '/landing-pages/view?locale=uk&id=none',
  ])('%s is not there', async (path) => {
    expect((await shop.app.request(`/api${path}`)).status).toBe(404);
  });
});

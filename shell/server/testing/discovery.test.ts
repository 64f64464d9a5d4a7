import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sitemapProductIds } from '@vitryna/contracts/constants';
import { fakeRoute } from '@vitryna/release/testing';
import { type Gateway, startGateway } from './start-gateway.ts';

const productCount = 66_000;
const updatedAt = '2026-05-06T07:08:09.000Z';
const config = {
  phone: '0 800 000 000',
  phones: [],
  schedule: { uk: '', ru: '' },
  socials: {
    video: 'https://a.example',
    photo: 'https://a.example',
    social: 'https://a.example',
    messenger: 'https://a.example',
  },
  messengers: { bot: 'https://a.example', chat: 'https://a.example', helpdesk: 'https://a.example' },
  freeDelivery: 2000,
  legal: { company: { uk: '', ru: '' }, edrpou: '', address: { uk: '', ru: '' }, email: 'help@shop.example' },
  buildTag: 'B2C_250825',
  features: {},
};
const publicUrl = 'https://shop.example';
const host = { host: 'shop.example' };

let gateway: Gateway;
/** Most products that the fake API had to hand out at once. */
let largestBatch = 0;

/** The store API's products as they would come from its table. */
function answerProducts(url: URL) {
  const file = Number(url.searchParams.get('file'));
  const limit = Number(url.searchParams.get('limit'));
  const first = Math.max(Number(url.searchParams.get('after')), (file - 1) * sitemapProductIds) + 1;
  const last = Math.min(first + limit - 1, file * sitemapProductIds, productCount);
  largestBatch = Math.max(largestBatch, last - first + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    id: first + index,
    path: `/kamery/product-${first + index}`,
    updatedAt,
    picture: '/media/abc/l.jpg',
  }));
}

beforeAll(async () => {
  gateway = await startGateway({
    variables: { PUBLIC_URL: publicUrl },
    releases: [
      { name: 'shell', texts: { uk: { Vitryna: 'Вітрина' }, ru: { Vitryna: 'Витрина' } } },
      {
        name: 'mf-content',
        routes: [fakeRoute('home', ''), fakeRoute('faq', 'faq/:faqSlug'), fakeRoute('warranty', 'warranty')],
      },
      {
        name: 'mf-account',
        routes: [
          ...['account', 'account/favorites', 'order/:orderId', 'wishes/:folder?', 'post/own'].map((path) => ({
            ...fakeRoute(path.replaceAll(/\W+/g, '-').replace(/^-/, ''), path),
            cache: 'private' as const,
          })),
          fakeRoute('post', 'post'),
          fakeRoute('post-open', 'post/own/open'),
          { ...fakeRoute('thanks', 'thanks'), isIndexed: false },
        ],
      },
      { name: 'mf-catalog', routes: [fakeRoute('category', ':categorySlug/:specifications?')] },
    ],
  });
  const { answers } = gateway.api;
  answers.set('/user/shared/config', config);
  answers.set('/api/discovery/pages', [
    { path: '/', locales: ['uk', 'ru'] },
    { path: '/faq/delivery', locales: ['uk', 'ru'] },
    { path: '/icsee', locales: ['uk', 'ru'] },
  ]);
  answers.set('/user/discovery/categories', [{ path: '/kamery', updatedAt, picture: null }]);
  const files = Math.ceil(productCount / sitemapProductIds);
  answers.set(
    '/user/discovery/product-files',
    Array.from({ length: files }, (_, index) => ({ file: index + 1, count: sitemapProductIds, updatedAt })),
  );
  for (let file = 1; file <= files; file += 1) {
    for (let after = 0; after <= productCount; after += 1000) {
      const path = `/user/discovery/products?file=${file}&after=${after}&limit=1000`;
      answers.set(path, (_: unknown, res: import('node:http').ServerResponse) => {
        res.end(JSON.stringify({ data: answerProducts(new URL(path, publicUrl)) }));
      });
    }
  }
  await gateway.app.refreshUpstream();
});
afterAll(() => gateway.stop());

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('sitemap', () => {
  test('lists 66,000 products once in both languages, in files within the limits, a thousand products at a time', async () => {
    const index = await gateway.get('/sitemap.xml');
    expect(index.headers['content-type']).toContain('xml');
    const files = addressesIn(index.text);
    expect(files.slice(0, 3)).toEqual(
      ['pages-1', 'categories-1', 'products-1'].map((name) => `${publicUrl}/sitemaps/${name}.xml`),
    );
    const seen = new Set<string>();
    for (const file of files.filter((name) => name.includes('products'))) {
      const answer = await gateway.get(new URL(file).pathname, { headers: { 'Accept-Encoding': 'gzip' } });
      const bytes = gunzipSync(answer.bytes);
      const addresses = addressesIn(bytes.toString());
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      expect(bytes.length).toBeLessThan(50 * 1024 * 1024);
      for (const address of addresses) seen.add(address);
    }
    expect(seen.size).toBe(productCount * 2);
    expect(largestBatch).toBe(1000);
  });

  test('lists pages that the composition has a route for', async () => {
    const { text } = await gateway.get('/sitemaps/pages-1.xml');
    expect(addressesIn(text)).toEqual(
      ['/', '/ru', '/ua/faq/delivery', '/faq/delivery'].map((path) => publicUrl + path),
    );
  });

  test.each(['/sitemap.xml', '/sitemaps/categories-1.xml', '/sitemaps/products-2.xml'])(
    '%s is not sent again',
    async (path) => {
      const { headers } = await gateway.get(path, { method: 'HEAD' });
      expect(headers['cache-control']).toBe('public, max-age=3600');
      const again = await gateway.get(path, { headers: { 'If-None-Match': headers.etag ?? '' } });
      expect(again).toMatchObject({ status: 304, text: '' });
    },
  );

  test.each(['/sitemaps/products-0.xml', '/sitemaps/products-99.xml', '/sitemaps/pages-2.xml', '/sitemaps/x-1.xml'])(
    '%s is not there',
    async (path) => {
      expect((await gateway.get(path)).status).toBe(404);
    },
  );
});

test('a store API that never answered makes sitemaps 503, not empty', async () => {
  const lonely = await startGateway();
  try {
    expect(await lonely.get('/sitemap.xml')).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  } finally {
    await lonely.stop();
  }
});

describe('a content service that has no list of its pages', () => {
  let plain: Gateway;
  beforeAll(async () => {
    plain = await startGateway({
      variables: { PUBLIC_URL: publicUrl },
      releases: [
        { name: 'shell' },
        {
          name: 'mf-content',
          routes: ['', 'warranty', 'services', 'icsee', 'faq/:faqSlug'].map((path) =>
            fakeRoute(path.replaceAll(/\W+/g, '-') || 'home', path),
          ),
        },
      ],
    });
    const { answers } = plain.api;
    answers.set('/user/discovery/categories', []);
    answers.set('/user/discovery/product-files', []);
    const page = (path: string) => ({ path, metaTitle: 'a', metaDescription: '' });
    const answer = (path: string, locale: string, data: unknown) =>
      answers.set(
        `/api/pages?fields%5B0%5D=metaTitle&fields%5B1%5D=path&locale=${locale}&path=${encodeURIComponent(path)}`,
        data,
      );
    for (const locale of ['uk', 'ru']) {
      answer('/', locale, page('/'));
      answer('/warranty', locale, [page('/warranty')]);
      // Not the page that was asked for.
      answer('/icsee', locale, page('/'));
    }
  });
  afterAll(() => plain.stop());

  test('is asked for each fixed path', async () => {
    const index = await plain.get('/sitemap.xml');
    expect([index.status, addressesIn(index.text)]).toEqual([200, [`${publicUrl}/sitemaps/pages-1.xml`]]);
    expect(addressesIn((await plain.get('/sitemaps/pages-1.xml')).text)).toEqual(
      ['/', '/ru', '/ua/warranty', '/warranty'].map((path) => publicUrl + path),
    );
  });

  test('and is down makes no sitemap without pages', async () => {
    const lonely = await startGateway();
    try {
      lonely.api.failWith = 500;
      expect((await lonely.get('/sitemaps/pages-1.xml')).status).toBe(503);
    } finally {
      await lonely.stop();
    }
  });
});

describe('llms.txt', () => {
  test('is written in both languages from what the upstreams say', async () => {
    const shop = await startGateway({
      variables: { PUBLIC_URL: publicUrl },
      releases: [{ name: 'shell' }, { name: 'mf-content', routes: [fakeRoute('warranty', 'warranty')] }],
    });
    const { answers } = shop.api;
    answers.set('/api/discovery/pages', [{ path: '/warranty', locales: ['uk'] }]);
    const above = { path: '/video', updatedAt, picture: null, name: { uk: 'Відео', ru: 'Видео' } };
    answers.set('/user/discovery/categories', [
      above,
      { ...above, path: '/kamery', name: { uk: 'Камери', ru: 'Камеры' }, above: '/video' },
    ]);
    const seo = (locale: string) =>
      `/api/pages?fields%5B0%5D=metaTitle&fields%5B1%5D=metaDescription&locale=${locale}&path=%2Fwarranty`;
    answers.set(seo('uk'), { path: '/warranty', metaTitle: 'Гарантія', metaDescription: 'Строки' });
    const [uk, ru] = [await shop.get('/llms.txt'), await shop.get('/llms-ru.txt')];
    await shop.stop();
    expect([uk.status, ru.status]).toEqual([200, 200]);
    expect(uk.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(uk.text).toContain(`- [Відео](${publicUrl}/ua/video): Камери\n`);
    expect(uk.text).toContain(`- [Гарантія](${publicUrl}/ua/warranty): Строки\n`);
    expect(ru.text).toContain(`- [Видео](${publicUrl}/video): Камеры\n`);
    expect(ru.text).not.toContain('/warranty');
  });

  test('is not there while the catalogue does not answer', async () => {
    const lonely = await startGateway();
    try {
      lonely.api.failWith = 500;
      const answer = await lonely.get('/llms.txt');
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
    } finally {
      await lonely.stop();
    }
  });
});

describe('robots.txt', () => {
  test('keeps what is private out and names the sitemap', async () => {
    const { text } = await gateway.get('/robots.txt', { headers: host });
    expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    const inBothLanguages = (path: string) => [`/ua${path}`, path];
    expect(closed).toEqual([
      '/user/',
      '/api/',
      ...['/account$', '/account?', '/account/', '/order/', '/wishes$', '/wishes?', '/wishes/'].flatMap(
        inBothLanguages,
      ),
      // What is listed below a page of one shopper stays open.
      ...['/post/own$', '/post/own?'].flatMap(inBothLanguages),
      '/*?*recovery=',
      '/*?*confirm=',
      '/*?*unsubscribe=',
      '/*?*token=',
    ]);
    expect(text).toContain('Allow: /assets/');
  });

  test('closes the store under any other of its names', async () => {
    const { text } = await gateway.get('/robots.txt', { headers: { host: '127.0.0.1' } });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });

  test('closes a store that is only tried out', async () => {
    const staging = await startGateway({ variables: { PUBLIC_URL: publicUrl, INDEXABLE: 'off' } });
    const { text } = await staging.get('/robots.txt', { headers: host });
    await staging.stop();
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });
});

test('each language has a manifest of its own', async () => {
  const uk = JSON.parse((await gateway.get('/manifest.webmanifest')).text);
  const ru = JSON.parse((await gateway.get('/manifest.ru.webmanifest')).text);
  expect(uk).toMatchObject({ name: 'Вітрина', lang: 'uk', start_url: '/', scope: '/', display: 'standalone' });
  expect(ru).toMatchObject({ name: 'Витрина', lang: 'ru', start_url: '/ru' });
  expect(uk.icons.filter(({ purpose }: { purpose: string }) => purpose === 'maskable')).toHaveLength(2);
});

test('tells where to report a security problem, and until when that is true', async () => {
  const { text } = await gateway.get('/.well-known/security.txt');
  expect(text).toContain('Contact: mailto:help@shop.example\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const inDays = (days: number) => Date.now() + days * 86_400_000;
  expect(expires).toBeGreaterThan(inDays(178));
  expect(expires).toBeLessThanOrEqual(inDays(180));
});

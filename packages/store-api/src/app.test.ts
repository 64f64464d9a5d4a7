import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp' }]);
});
afterAll(() => shop.close());

const add = '/user/catalog/product/cart/add';
const me = '/user/account/me';
const post = (path: string, headers: Record<string, string>, body = '{}') =>
  shop.app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
const gateway = { 'x-gateway-secret': 'gateway-secret', 'x-forwarded-proto': 'https' };
const errorOf = async (answer: Response) => ((await answer.json()) as { error: Record<string, unknown> }).error;

test('says null about an anonymous visitor, with the build tag and a request id [§7.3 /account/me §9.9]', async () => {
  const answer = await shop.app.request(me);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ data: null });
  expect(answer.headers.get('x-build-tag')).toBe('B2C_250825');
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('answers an unknown path with the envelope, the build tag too', async () => {
  const answer = await shop.app.request('/user/no/such/call');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-build-tag')).toBe('B2C_250825');
  expect(await answer.json()).toEqual({ error: { code: 'notFound', message: '@Nothing found' } });
});

test.each([
  [403, {}],
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }],
  [403, { 'sec-fetch-site': 'none' }],
  [403, { origin: 'https://evil.example' }],
  [403, { origin: 'null' }],
  [403, { origin: '' }],
  [403, { origin: 'https://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' }],
  // The name that the client itself gave, a sibling, another port, without TLS.
  [403, { origin: 'http://192.0.2.9:8080', host: '192.0.2.9:8080' }],
  [403, { origin: 'https://evil.example', host: 'evil.example' }],
  [403, { origin: 'https://blog.shop.example' }],
  [403, { origin: 'https://shop.example.evil.example' }],
  [403, { origin: 'https://shop.example:8443' }],
  [403, { origin: 'http://shop.example' }],
  [403, { origin: 'https://shop.example, https://evil.example' }],
  [403, { 'sec-fetch-site': 'same-site' }],
  [403, { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' }],
  // A name that somebody points at the store: for the browser it is one and the same place.
  [403, { 'sec-fetch-site': 'same-origin', origin: 'https://rebound.example' }],
  [403, { referer: 'https://blog.shop.example/a' }],
  [403, { referer: 'about:blank' }],
  [403, { referer: 'https://shop.example/', origin: 'null' }],
  [400, { origin: 'https://shop.example' }],
  [400, { 'sec-fetch-site': 'same-origin' }],
  [400, { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }],
  [400, { referer: 'https://shop.example/checkout?a=1' }],
  // Under which name the gateway was asked it has checked.
  [400, { ...gateway, origin: 'https://www.shop.example', 'x-forwarded-host': 'www.shop.example' }],
  [403, { ...gateway, origin: 'https://evil.example', 'x-forwarded-host': 'www.shop.example' }],
  [403, { ...gateway, origin: 'http://www.shop.example', 'x-forwarded-host': 'www.shop.example' }],
  [403, { ...gateway, origin: 'null', 'x-forwarded-host': '' }],
])('answers %i to a write with the headers %j', async (status, headers) => {
  expect((await post(add, headers as Record<string, string>)).status).toBe(status);
});

test.each([
  [415, 'text/plain', '{}'],
  [400, 'application/json', '{"productId":'],
  [400, 'application/json', '[]'],
  [400, 'application/json', '{"productId":"1\\u0000","quantity":1}'],
  [400, 'application/json', '{"productId":"1\\ud800","quantity":1}'],
  [400, 'application/json', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  [413, 'application/json', JSON.stringify({ productId: 'x'.repeat(70_000) })],
])('answers %i to a body of %s that begins %.30s', async (status, type, body) => {
  const answer = await post(add, { 'sec-fetch-site': 'same-origin', 'content-type': type }, body);
  expect(answer.status).toBe(status);
});

const base = '/user/catalog/redirect';
const badInput: [string, string][] = [
  ['no query', base],
  ['NUL', `${base}?path=/a%00b`],
  ['undecodable', `${base}?path=%E0%A4%A`],
  ['overlong UTF-8', `${base}?path=%C0%AF`],
  ['surrogate', `${base}?path=%ED%A0%80`],
  ['a list', `${base}?path[]=/a`],
  ['repeated', `${base}?path=/a&path=/b`],
  ['8 KB', `${base}?path=/${'a'.repeat(8192)}`],
  ['2,001 characters', `${base}?path=/${'a'.repeat(2000)}`],
  ['a prototype', `${base}?path=/a&__proto__[x]=1`],
  ['nested', `${base}?path[a][b]=1`],
  ['NUL in a name', `${base}?path=/a&a%00=1`],
  ['a wrong language', '/api/pages?locale=en'],
  ['huge page', '/user/catalog/product/list?categoryId=10&pageNum=99999999999999999999'],
  ['negative page', '/user/catalog/product/list?categoryId=10&pageNum=-1'],
  ['page of text', '/user/catalog/product/list?categoryId=10&pageNum=one'],
  ['wrong sort', '/user/catalog/product/list?categoryId=10&sort=;drop'],
  ['slug with a slash', '/user/catalog/category/view?slug=a%2Fb'],
  ['slug of dots', '/user/catalog/category/view?slug=..'],
  ['an id of text', '/user/catalog/product/list/ids?ids[]=%27--'],
];

test('answers bad input with 400 and never asks the database', async () => {
  const queries: string[] = [];
  const counting = shop.database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const watched = shop.startBeside({ database: { db: counting, check: shop.database.check } });
  queries.length = 0;
  for (const [name, path] of badInput) {
    const answer = await watched.app.request(path);
    expect([name, answer.status]).toEqual([name, 400]);
    expect((await errorOf(answer)).code).toBe('validation');
  }
  // Maintenance mode is read once a second, whatever the request.
  expect(queries.length).toBeLessThanOrEqual(2);
});

test('answers 304 to an ETag that is still right, and 200 after a change', async () => {
  const path = '/user/shared/redirects';
  const first = await shop.app.request(path);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
  const second = await shop.app.request(path, { headers: { 'if-none-match': `"other", W/${etag}` } });
  expect([second.status, await second.text()]).toEqual([304, '']);
  await shop.database.db.insertInto('redirect').values({ from_path: '/old', to_path: '/new', code: 301 }).execute();
  await shop.openBrowser().read('POST', '/__dev/build', { tag: null });
  const third = await shop.app.request(path, { headers: { 'if-none-match': etag } });
  expect(await third.json()).toEqual({ data: [{ from: '/old', to: '/new', code: 301 }] });
});

test('tells nothing of an unexpected error, and logs it without the values of the query', async () => {
  const failing = shop.startBeside({
    catalogue: {
      calls: [],
      cards: {
        readCards: async () => {
          throw Object.assign(new Error('relation is broken'), { code: '42P01', params: ['secret@example.com'] });
        },
        readGifts: async () => new Map(),
        labelsOf: () => new Set(),
      },
      generation: () => 1,
    },
  });
  const answer = await failing.app.request('/user/catalog/product/list/favorite');
  expect(answer.status).toBe(500);
  expect(await errorOf(answer)).toEqual({ code: 'internal', message: '@Internal server error' });
  expect(failing.log).toMatchObject([{ level: 'error', error: { message: 'relation is broken', code: '42P01' } }]);
  expect(JSON.stringify(failing.log)).not.toContain('secret@example.com');
});

test('limits reads by address and session, not those of the gateway itself', async () => {
  const limits = { reads: { requests: 3, windowMs: 60_000 }, suggest: null };
  const limited = shop.startBeside({ rateLimits: limits });
  const ask = async (headers: Record<string, string> = {}) => (await limited.app.request(me, { headers })).status;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
  const refused = await limited.app.request(me);
  expect(refused.headers.get('retry-after')).toBe('20');
  expect((await errorOf(refused)).code).toBe('tooMany');
  const gateway = { 'x-gateway-secret': 'gateway-secret' };
  expect(await ask({ cookie: 'sid=another' })).toBe(200);
  expect(await ask({ 'x-forwarded-for': '198.51.100.7' })).toBe(429);
  for (let count = 0; count < 9; count += 1) expect(await ask(gateway)).toBe(200);
  for (const status of [200, 200, 200, 429]) {
    expect(await ask({ ...gateway, 'x-forwarded-for': '198.51.100.7' })).toBe(status);
  }
});

test('is closed for maintenance but for the two calls that the screen needs [§7.3 /shared/maintenanceMode]', async () => {
  const operator = shop.openBrowser();
  const message = { uk: 'Оновлюємо склад', ru: 'Обновляем склад' };
  await operator.read('POST', '/__dev/maintenance', { isEnabled: true, message });
  const refused = await shop.app.request(me);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await errorOf(refused)).code).toBe('maintenance');
  expect(await operator.read('GET', '/user/shared/maintenanceMode')).toEqual({ isEnabled: true, message, until: null });
  expect(await operator.read('GET', '/user/shared/export/translations')).toEqual({});
  await operator.read('POST', '/__dev/maintenance', { isEnabled: false });
  expect((await shop.app.request(me)).status).toBe(200);
});

test('reports its health', async () => {
  const answer = await shop.app.request('/health');
  expect(await answer.json()).toEqual({ ok: true, build: 'B2C_250825', uptime: expect.any(Number) });
});

test('has no dev controls unless it is asked for them', async () => {
  const { app } = shop.startBeside({ hasDevControls: false });
  for (const name of ['maintenance', 'fail', 'delay', 'build', 'clock', 'reset']) {
    const answer = await app.request(`/__dev/${name}`, {
      method: 'POST',
      body: '{"isEnabled":true}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(404);
  }
  for (const name of ['outbox', 'spec']) expect((await app.request(`/__dev/${name}`)).status).toBe(404);
});

test('applies migrations twice without harm', async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from kysely_migration`.execute(shop.database.db);
  expect(rows[0]?.count).toBeGreaterThanOrEqual(2);
});

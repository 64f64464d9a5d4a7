import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { countAsked, startFakeApi } from './fake-api.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

describe('pages', () => {
  test('are whole HTML with strict headers, a policy for their styles and texts of their language', async () => {
    const { status, headers, text } = await gateway.get('/');
    expect(status).toBe(200);
    expect(text).toContain(`data-composition="${gateway.composition}"`);
    expect(text).toContain('Вітаємо');
    expect(text).toContain('data-react="react of shell 1.0.0"');
    const css = /<style>([^<]*)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      vary: 'Accept-Encoding',
      'server-timing': expect.stringContaining('cache;desc='),
    });
    await expect(gateway.get('/ru')).resolves.toMatchObject({ text: expect.stringContaining('Здравствуйте') });
  });

  test('come from the cache in every encoding and answer 304', async () => {
    const plain = await gateway.get('/catalog');
    const brotli = await gateway.get('/catalog', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    const gzip = await gateway.get('/catalog', { headers: { 'Accept-Encoding': 'gzip;q=1.0, br;q=0' } });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
    expect(gateway.api.requests.filter(({ url }) => url === '/user/hello')).toHaveLength(1);
    for (const etag of [plain.headers.etag ?? '', `"x", ${plain.headers.etag}`]) {
      const headers = { 'If-None-Match': etag, 'Accept-Encoding': 'br' };
      await expect(gateway.get('/catalog', { headers })).resolves.toMatchObject({ status: 304, text: '' });
    }
    const other = await gateway.get('/catalog', { headers: { 'If-None-Match': 'W/"other"' } });
    expect(other.text).toBe(plain.text);
    const head = await gateway.get('/catalog', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': String(plain.bytes.length) } });
  });

  test('share an entry whatever belongs to the visit, and keep it through a redirect', async () => {
    await gateway.get('/catalog');
    const again = await gateway.get('/catalog?utm_source=mail&fbclid=1&__proto__=1');
    expect(again.headers['server-timing']).toBe('cache;desc=hit');
    const other = await gateway.get('/catalog?page=2&utm_source=mail');
    expect(other.headers['server-timing']).toContain('cache;desc=miss');
    for (let round = 0; round < 2; round += 1) {
      const moved = await gateway.get('/catalog?searchQuery=moved&fbclid=1&utm_source=mail', {
        headers: { 'Accept-Encoding': 'br' },
      });
      expect(moved).toMatchObject({
        status: 301,
        headers: { location: '/moved?utm_source=mail', 'content-length': '0' },
      });
    }
    const withoutVisit = await gateway.get('/catalog?searchQuery=moved');
    expect(withoutVisit.headers.location).toBe('/moved');
  });

  test('of one shopper are never stored [§2.15]', async () => {
    const { headers } = await gateway.get('/account');
    expect(headers['cache-control']).toBe('no-store');
    expect((await gateway.get('/account')).headers['server-timing']).toContain('render;');
  });

  test('that are not found answer 404 and are not stored', async () => {
    await expect(gateway.get('/nowhere')).resolves.toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
    });
  });

  test('answer only GET and HEAD', async () => {
    await expect(gateway.get('/catalog', { method: 'POST' })).resolves.toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });
});

describe('failures', () => {
  test('of a render answer a page without scripts in the language of the path with nothing of the error', async () => {
    const pages = { uk: await gateway.get('/ua/nothing-cached'), ru: await gateway.get('/nothing-cached') };
    expect(pages.uk.status).toBe(404);
    await gateway.publish({
      name: 'mf-catalog',
      version: '2',
      bundle: `module.exports = { pages: { home: async () => { throw new Error('secret detail') } }, modals: {} }`,
    });
    await gateway.promote({ 'mf-catalog': '2' });
    await gateway.app.checkComposition();
    const uk = await gateway.get('/');
    expect(uk).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    expect(uk.text).toContain('lang="uk"');
    expect(uk.text).not.toContain('secret');
    expect((await gateway.get('/ru')).text).toContain('lang="ru"');
    expect(JSON.stringify(gateway.lines)).toContain('secret detail');
  });

  test('of the API leave the pages of before in place, and new pages answer 503', async () => {
    const before = await gateway.get('/catalog');
    await gateway.api.stop();
    for (const ahead of [60_000, 3_600_000]) {
      gateway.clock.ahead = ahead;
      const after = await gateway.get('/catalog');
      expect(after).toMatchObject({ status: 200, text: before.text });
    }
    gateway.clock.ahead = 24 * 3_600_000;
    expect((await gateway.get('/catalog')).status).toBeGreaterThanOrEqual(500);
  });

  test('of the API with status 500 do not replace a page', async () => {
    const { text } = await gateway.get('/catalog');
    gateway.api.failWith = 500;
    for (const ahead of [31_000, 3_600_000]) {
      gateway.clock.ahead = ahead;
      await expect(gateway.get('/catalog')).resolves.toMatchObject({ status: 200, text });
    }
  });
});

test('a render that takes too long is given up', async () => {
  const impatient = await startGateway({ renderTimeoutMs: 50 });
  try {
    await expect(impatient.get('/catalog?searchQuery=hang')).resolves.toMatchObject({ status: 500 });
  } finally {
    await impatient.stop();
  }
});

test('nothing is taken from the cache when pages are fresh for no time', async () => {
  const uncached = await startGateway({ variables: { PAGE_FRESH_SECONDS: '0' } });
  try {
    await uncached.get('/catalog');
    uncached.clock.ahead = 1;
    uncached.api.answers.set('/user/hello', 'changed');
    expect((await uncached.get('/catalog')).text).toContain('changed');
  } finally {
    await uncached.stop();
  }
});

test('pages stay within the bytes of the cache', async () => {
  const small = await startGateway({ variables: { CACHE_BYTES: String(1024 * 1024) } });
  try {
    for (let page = 2; page < 400; page += 1) await small.get(`/catalog?page=${page}`);
    const first = await small.get('/catalog?page=2');
    const last = await small.get('/catalog?page=399');
    expect(first.headers['server-timing']).toContain('cache;desc=miss');
    expect(last.headers['server-timing']).toBe('cache;desc=hit');
  } finally {
    await small.stop();
  }
});

test('a degraded page is not cached, and does not replace a whole one', async () => {
  const bundle = `
const read = async (fetch, path) => fetch({ upstream: 'api', path, signal: new AbortController().signal }).catch(() => ({ body: 'lacking' }));
exports.shared = { react: {} };
exports.createRenderer = () => ({ render: async ({ fetch }) => ({
  status: 200, cache: 'public', styleHashes: [], lostRemotes: [], route: 'home', html: JSON.stringify((await read(fetch, '/hello')).body),
}) });
exports.renderMaintenance = () => ({});`;
  await gateway.publish({ name: 'shell', version: '2', bundle });
  await gateway.promote({ shell: '2' });
  await gateway.api.stop();
  gateway.clock.ahead = 24 * 3_600_000;
  await gateway.app.checkComposition();
  await expect(gateway.get('/catalog')).resolves.toMatchObject({ status: 200, text: '"lacking"' });
  const api = await startFakeApi(Number(new URL(gateway.api.url).port));
  let whole = await gateway.get('/catalog');
  // It is refreshed in the background, and a degraded page is cached only for a moment.
  while (!whole.text.includes('hello')) {
    await new Promise((resolve) => setTimeout(resolve));
    gateway.clock.ahead += 5000;
    whole = await gateway.get('/catalog');
  }
  await api.stop();
  gateway.clock.ahead += 7 * 3_600_000 - 3_700_000;
  await expect(gateway.get('/catalog')).resolves.toMatchObject({ text: whole.text });
});

describe('a part that could not be had', () => {
  /** A shell whose page is its banner, and which says what it goes without. */
  const bundle = `
exports.shared = { react: {} };
exports.createRenderer = () => ({ render: async ({ fetch }) => {
  const { body } = await fetch({ upstream: 'content', path: '/banner', signal: new AbortController().signal }).catch(() => ({}));
  const banner = body?.data?.title;
  const lacks = banner ? [] : [{ upstream: 'content', call: '/banner', isOfCall: true, reason: 'title: expected string' }];
  return { status: 200, cache: 'public', styleHashes: [], lostRemotes: [], route: 'home', lacks, html: banner ?? 'without' };
} });
exports.renderMaintenance = () => ({});`;
  const answerText = (text: string) => (_: unknown, res: import('node:http').ServerResponse) => res.end(text);

  beforeEach(async () => {
    gateway.api.answers.set('/api/banner', { title: 'a banner' });
    await gateway.publish({ name: 'shell', version: '2', bundle });
    await gateway.promote({ shell: '2' });
    await gateway.app.checkComposition();
  });

  test.each([
    ['a page of HTML', answerText('<html>')],
    ['nothing', answerText('')],
    ['something else', answerText('{"data":{}}')],
    [
      'no such thing, in HTML',
      (_: unknown, res: import('node:http').ServerResponse) => res.writeHead(404).end('<html>'),
    ],
    ['nothing in time', () => undefined],
  ])('leaves the whole page in place when the service answers %s', async (_, answer) => {
    expect((await gateway.get('/')).text).toBe('a banner');
    gateway.api.answers.set('/api/banner', answer);
    for (const ahead of [31_000, 3_600_000, 5 * 3_600_000]) {
      gateway.clock.ahead = ahead;
      await expect(gateway.get('/')).resolves.toMatchObject({ status: 200, text: 'a banner' });
    }
  });

  test('is told with its reason, once, and again when it lasts', async () => {
    gateway.api.answers.set('/api/banner', answerText('{"data":{}}'));
    const told = () => gateway.lines.filter(({ message }) => message === 'an answer cannot be used');
    for (const ahead of [70_000, 130_000, 190_000]) {
      gateway.clock.ahead = ahead;
      expect((await gateway.get('/catalog?searchQuery=secret')).text).toBe('without');
    }
    expect(told()).toMatchObject([
      { level: 'warn', upstream: 'content', call: '/banner', reason: 'title: expected string', page: '/catalog' },
    ]);
    gateway.clock.ahead = 20 * 60_000;
    await gateway.get('/catalog');
    expect(told()).toMatchObject([{}, { before: 2 }]);
  });
});

describe('stale pages', () => {
  test('are served at once and rendered again in the background', async () => {
    const first = await gateway.get('/catalog');
    gateway.api.answers.set('/user/hello', 'changed');
    gateway.clock.ahead = 31_000;
    const stale = await gateway.get('/catalog');
    expect(stale).toMatchObject({ text: first.text, headers: { 'server-timing': 'cache;desc=stale' } });
    let text = '';
    for (let round = 0; round < 50 && !text.includes('changed'); round += 1) ({ text } = await gateway.get('/catalog'));
    expect(text).toContain('changed');
  });
});

test('concurrent requests for one page share one render', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gateway.api.gate = promise;
  const pages = Array.from({ length: 20 }, () => gateway.get('/ua/catalog'));
  await until(() => gateway.api.requests.some(({ url }) => url === '/user/hello'));
  // What came before it is there when this is answered.
  await gateway.get('/health');
  resolve();
  const answers = await Promise.all(pages);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(gateway.api.requests.filter(({ url }) => url === '/user/hello')).toHaveLength(1);
});

const refused: [what: string, path: string, status: number][] = [
  ['an undecodable path', '/%', 400],
  ['a NUL', '/%00', 400],
  ['an encoded slash', '/a%2Fb', 400],
  ['an encoded backslash', '/a%5Cb', 400],
  ['overlong UTF-8', '/%C0%AE', 400],
  ['a dot segment', '/../etc/passwd', 400],
  ['an encoded dot segment', '/a/%2e%2e/b', 400],
  ['a path of 3 KB', `/${'a'.repeat(3000)}`, 400],
  ['a query of 8 KB', `/catalog?${'a=1&'.repeat(2048)}`, 400],
  ['a NUL in the query', '/catalog?a=%00', 400],
  ['an absolute address', 'http://elsewhere.example/', 400],
  ['two slashes', '//elsewhere.example/', 404],
  ['something below /ru', '/ru/catalog', 404],
  ['two languages', '/ua/ru', 404],
  ['a way out of the assets', '/assets/mf-catalog/1.0.0/../../../live.json', 400],
];
test('answers what is no address of a page before anything is asked', async () => {
  const asked = countAsked(gateway.api);
  for (const [what, path, status] of refused) expect([what, (await gateway.get(path)).status]).toEqual([what, status]);
  expect(countAsked(gateway.api)).toBe(asked);
});

test('says by a page that an address can be none of a page, or is gone', async () => {
  gateway.api.answers.set('/user/shared/redirects', [{ from: '/gone', to: '/', code: 410 }]);
  await gateway.app.refreshUpstream();
  const unknown = await gateway.get('/no/such/page');
  expect(unknown.status).toBe(404);
  for (const [path, status] of [
    ['/ru/catalog', 404],
    ['//catalog', 404],
    ['/gone', 410],
  ] as const) {
    expect(await gateway.get(path)).toMatchObject({ status, text: unknown.text });
    const { headers } = await gateway.get(path);
    expect(headers['cache-control']).toBe(unknown.headers['cache-control']);
  }
});

describe('maintenance', () => {
  test('closes every page with 503 after the API says so, and opens them again [§1.7 §2.16]', async () => {
    gateway.api.answers.set('/user/shared/redirects', [
      { from: '/moved', to: '/catalog', code: 301 },
      { from: '/gone', to: '/', code: 410 },
    ]);
    await gateway.app.refreshUpstream();
    expect([(await gateway.get('/moved')).status, (await gateway.get('/gone')).status]).toEqual([301, 410]);
    gateway.api.answers.set('/user/shared/maintenanceMode', {
      isEnabled: true,
      message: { uk: 'Скоро', ru: 'Скоро будем' },
    });
    gateway.api.failWith = 503;
    gateway.clock.ahead = 31_000;
    let answer = await gateway.get('/ru');
    for (let round = 0; round < 50 && answer.status !== 503; round += 1) answer = await gateway.get('/ru');
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '60', 'cache-control': 'no-store' } });
    expect(answer.text).toContain('maintenance: Скоро будем');
    expect((await gateway.get('/')).text).toContain('maintenance: Скоро ');
    expect((await gateway.get('/assets/mf-catalog/1.0.0/entry.js')).status).toBe(200);
    for (const path of ['/moved', '/gone', '/catalog/', '/ua', '/nowhere', '/ua/ru']) {
      expect([path, (await gateway.get(path)).status]).toEqual([path, 503]);
    }
    gateway.api.answers.set('/user/shared/maintenanceMode', { isEnabled: false, message: null });
    gateway.api.failWith = 0;
    await gateway.app.refreshUpstream();
    expect((await gateway.get('/')).status).toBe(200);
  });

  test('hears of its beginning and its end from the browser that asks, before the next look', async () => {
    const path = '/user/shared/maintenanceMode';
    const statusAfter = async (isEnabled: boolean, wanted: number) => {
      gateway.api.answers.set(path, { isEnabled, message: null });
      await gateway.get(path);
      let { status } = await gateway.get('/');
      for (let round = 0; round < 50 && status !== wanted; round += 1) ({ status } = await gateway.get('/'));
      return status;
    };
    expect(await statusAfter(true, 503)).toBe(503);
    expect(await statusAfter(false, 200)).toBe(200);
  });
});

test.each([
  ['the second spelling of the home page', '/ua?utm_source=mail', '/?utm_source=mail'],
  ['a trailing slash', '/catalog/?page=2&x=1', '/catalog?page=2&x=1'],
  [
    'a trailing slash before a page that moves its visitors',
    '/catalog/?searchQuery=moved&utm_source=a',
    '/moved?utm_source=a',
  ],
  ['a page that cannot be rendered', '/catalog/?searchQuery=throw', '/catalog?searchQuery=throw'],
])('answers %s with one redirect', async (_, path, location) => {
  for (const method of ['GET', 'HEAD', 'GET']) {
    await expect(gateway.get(path, { method })).resolves.toMatchObject({ status: 301, headers: { location } });
  }
});

test('follows the redirect table, off the site only from there [§2.14]', async () => {
  await gateway.get('/catalog');
  gateway.api.answers.set('/user/shared/redirects', [
    { from: '/catalog', to: '/ua/catalog', code: 301 },
    { from: '/partner', to: 'https://partner.example/shop', code: 302 },
    { from: '/gone', to: '/', code: 410 },
    { from: '/кава', to: '/catalog#кава', code: 302 },
    { from: '/a', to: '/b', code: 301 },
    { from: '/b', to: '/a/', code: 301 },
    { from: '/evil', to: '//evil.example', code: 301 },
    { from: '/script', to: 'javascript:alert(1)', code: 301 },
  ]);
  await gateway.app.refreshUpstream();
  const moved = await gateway.get('/catalog?utm_source=mail');
  expect(moved).toMatchObject({ status: 301, headers: { location: '/ua/catalog?utm_source=mail' } });
  await expect(gateway.get('/partner')).resolves.toMatchObject({
    status: 302,
    headers: { location: 'https://partner.example/shop' },
  });
  await expect(gateway.get('/%D0%BA%D0%B0%D0%B2%D0%B0')).resolves.toMatchObject({ status: 302 });
  await expect(gateway.get('/a')).resolves.toMatchObject({ status: 404 });
  await expect(gateway.get('/gone')).resolves.toMatchObject({ status: 410 });
  await expect(gateway.get('/evil')).resolves.toMatchObject({ status: 404 });
  await expect(gateway.get('/script')).resolves.toMatchObject({ status: 404 });
});

test('serves texts under their hash, the bundled ones while the export fails', async () => {
  const url = /href="(\/assets\/texts\/uk-[0-9a-f]{16}\.json)"/.exec((await gateway.get('/')).text)?.[1] ?? '';
  const texts = await gateway.get(url, { headers: { 'Accept-Encoding': 'br' } });
  expect(JSON.parse(brotliDecompressSync(texts.bytes).toString())).toEqual({ Hello: 'Вітаємо', Trademark: 'Вітрина' });
  expect(texts.headers['cache-control']).toContain('immutable');
  const unknown = await gateway.get('/assets/texts/uk-0123456789abcdef.json');
  expect(unknown).toMatchObject({ status: 302, headers: { location: url, 'cache-control': 'no-store' } });
});

test('tells health and builds [§7.8]', async () => {
  const health = JSON.parse((await gateway.get('/health')).text);
  expect(health).toMatchObject({ ok: true, build: 'B2C_250825', composition: gateway.composition });
  const latest = JSON.parse((await gateway.get('/builds/latest.json')).text);
  expect(latest).toMatchObject({ build: 'B2C_250825', composition: gateway.composition });
  const table = await gateway.get(`/builds/compositions/${gateway.composition}.json`);
  expect(JSON.parse(table.text)['/assets/mf-catalog/1.0.0/entry.js']).toMatch(/^sha384-/);
  expect(table.headers['cache-control']).toContain('immutable');
  await expect(gateway.get('/builds/compositions/0000000000000000.json')).resolves.toMatchObject({ status: 404 });
});

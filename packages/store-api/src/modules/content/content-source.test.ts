import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { contentRevisionHeader, keptSinceHeader } from '@vitryna/contracts/constants';
import { createContentReader, createStrapi, fillStrapi } from '@vitryna/strapi';
import { draftCookie, signPreviewQuery, signWebhook, webhookToken } from '@vitryna/strapi/pass';
import { createStrapiDouble, sampleRecords } from '@vitryna/strapi/testing';
import { openTestDatabase } from '../../database/open-test-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ContentSource, createContentSource } from './content-source.ts';

const secret = 'a secret of this test';
const double = createStrapiDouble();
const strapi = createStrapi({ url: 'http://cms.test', token: 'token', timeoutMs: 50, fetch: double.fetch });
const log: Record<string, unknown>[] = [];
let shop: TestApp;
let source: ContentSource;

beforeAll(async () => {
  const database = await openTestDatabase();
  source = createContentSource({
    db: database.db,
    reader: createContentReader(strapi),
    now: Date.now,
    pollMs: 60_000,
    log: (record) => log.push(record),
  });
  shop = await createTestApp([], { content: { source, secret } }, async () => database);
  await fillStrapi(strapi, {
    records: sampleRecords,
    readPicture: async () => new Blob(['x']),
    onProgress: () => undefined,
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  double.fault = null;
  await source.sync();
});

const get = (path: string, cookie?: string) =>
  shop.app.request(`/api${path}`, { headers: cookie === undefined ? {} : { cookie } });
async function read(path: string, cookie?: string) {
  const answer = await get(path, cookie);
  return answer.status === 200 ? ((await answer.json()) as { data: Record<string, unknown> }).data : answer.status;
}
const pageId = () => double.documents().find(({ type }) => type === 'page')?.documentId ?? '';
function publish(h1: string) {
  double.saveDraft('page', pageId(), 'uk', { h1 });
  double.publish('page', pageId());
}
const post = (body: string, headers: Record<string, string>) =>
  shop.app.request('/api/webhook', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

test('calls answer what editors have published', async () => {
  expect(await read('/pages?locale=uk&path=/warranty')).toMatchObject({ h1: 'Гарантія', body: '<p>Рік</p>' });
  expect(await read('/faq?locale=ru')).toMatchObject({ slug: 'delivery' });
  expect(await read('/banners/home?locale=uk')).toMatchObject({ hero: [{ title: 'До зими' }], promo: [] });
  expect(await read('/blog/latest?locale=uk')).toMatchObject([{ slug: 'how-to-choose', author: { name: 'Олена' } }]);
  expect(await read('/landing-pages/view?locale=uk&id=winter')).toMatchObject({ products: ['hub'] });
  const slides = (await (await shop.app.request('/user/sliders/popup')).json()) as { data: unknown };
  expect(slides.data).toMatchObject([{ title: 'Слайд' }]);
});

test('a webhook has the change read at once, and names the new contents', async () => {
  const before = await read('/revision');
  publish('Гарантія два роки');
  const body = JSON.stringify({ event: 'entry.publish', model: 'page', entry: {} });
  expect((await post(body, { authorization: `Bearer ${webhookToken(secret)}` })).status).toBe(200);
  expect(await read('/pages?locale=uk&path=/warranty')).toMatchObject({ h1: 'Гарантія два роки' });
  expect(await read('/revision')).not.toEqual(before);
});

test('a webhook asks only for what it is about', async () => {
  double.requests.length = 0;
  const body = JSON.stringify({ event: 'entry.update', model: 'faq' });
  await post(body, { authorization: `Bearer ${webhookToken(secret)}` });
  expect(new Set(double.requests)).toEqual(new Set(['GET /api/faqs']));
});

test('nobody else has anything read: a wrong signature, an old one, a copy', async () => {
  const body = JSON.stringify({ event: 'entry.publish', model: 'page' });
  const now = Math.floor(shop.clock.now().getTime() / 1000);
  const signed = (at: number, by = secret) => ({ 'x-webhook-signature': signWebhook(body, at, by) });
  double.requests.length = 0;
  expect((await post(body, {})).status).toBe(403);
  expect((await post(body, { authorization: 'Bearer token' })).status).toBe(403);
  expect((await post(body, signed(now, 'another secret, as long'))).status).toBe(403);
  expect((await post(body, signed(now - 3600))).status).toBe(403);
  expect((await post('{"event":"entry.delete"}', signed(now))).status).toBe(403);
  expect(double.requests).toEqual([]);
  expect((await post(body, signed(now))).status).toBe(200);
  expect((await post(body, signed(now))).status).toBe(409);
  expect((await post('no JSON', { authorization: `Bearer ${webhookToken(secret)}` })).status).toBe(400);
  expect((await post('x'.repeat(2 ** 20 + 1), { authorization: `Bearer ${webhookToken(secret)}` })).status).toBe(413);
});

test('a signed link shows drafts to who has it, and to nobody else', async () => {
  publish('Опубліковано');
  await source.sync(['page']);
  double.saveDraft('page', pageId(), 'uk', { h1: 'Чернетка' });
  const until = Math.floor(shop.clock.now().getTime() / 1000) + 600;
  const link = await get(`/preview?${signPreviewQuery('/ua/warranty', until, secret)}`);
  expect(link.status).toBe(303);
  expect(link.headers.get('location')).toBe('/ua/warranty');
  expect(link.headers.get('cache-control')).toBe('no-store');
  const set = link.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const cookie = set.split(';')[0] ?? '';
  const drafted = await get('/pages?locale=uk&path=/warranty', cookie);
  expect(drafted.headers.get('cache-control')).toBe('no-store');
  expect(await drafted.json()).toMatchObject({ data: { h1: 'Чернетка' } });
  expect(await read('/pages?locale=uk&path=/warranty')).toMatchObject({ h1: 'Опубліковано' });
  expect(await read('/pages?locale=uk&path=/warranty', `${draftCookie}=${until + 60}.${'0'.repeat(64)}`)).toMatchObject(
    {
      h1: 'Опубліковано',
    },
  );
  const leave = await get('/preview/leave', cookie);
  expect(leave.headers.get('set-cookie')).toContain('Max-Age=0');
});

test('a link that is wrong or over opens nothing', async () => {
  const now = Math.floor(shop.clock.now().getTime() / 1000);
  for (const query of [
    signPreviewQuery('/', now - 1, secret),
    signPreviewQuery('/', now + 60, 'another secret, as long'),
    '',
  ]) {
    const answer = await get(`/preview?${query}`);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test.each(['slow', 'status', 'html', 'shape'] as const)(
  'what was kept serves with its date when the service fails: %s',
  async (fault) => {
    publish('Збережено');
    await source.sync();
    expect((await get('/pages?locale=uk&path=/warranty')).headers.get(keptSinceHeader)).toBeNull();
    double.fault = fault;
    await source.sync();
    const kept = await get('/pages?locale=uk&path=/warranty');
    expect(kept.status).toBe(200);
    expect(Date.parse(kept.headers.get(keptSinceHeader) ?? '')).toBeLessThanOrEqual(Date.now());
    expect(await kept.json()).toMatchObject({ data: { h1: 'Збережено' } });
    expect(log.at(-1)).toMatchObject({ message: 'content cannot be read; what is kept serves' });
    const body = JSON.stringify({ event: 'entry.publish', model: 'page' });
    expect((await post(body, { authorization: `Bearer ${webhookToken(secret)}` })).status).toBe(503);
    double.fault = null;
    await source.sync();
    expect((await get('/pages?locale=uk&path=/warranty')).headers.get(keptSinceHeader)).toBeNull();
  },
);

test('who began to read earlier does not put an older state in the place of a newer one', async () => {
  const earlier = createContentSource({
    db: shop.database.db,
    reader: createContentReader(strapi),
    now: () => 0,
    pollMs: 60_000,
    log: () => undefined,
  });
  publish('Новіше');
  await source.sync(['page']);
  double.saveDraft('page', pageId(), 'uk', { h1: 'Старіше' });
  double.publish('page', pageId());
  await earlier.sync(['page']);
  expect(earlier.revision()).toBe(source.revision());
  expect(await read('/pages?locale=uk&path=/warranty')).toMatchObject({ h1: 'Новіше' });
});

/** Another process of the API over the same database; it never looks by itself here. */
const otherProcess = (reader = createContentReader(strapi)) =>
  createContentSource({ db: shop.database.db, reader, now: Date.now, pollMs: 60_000, log: () => undefined });

test('what one process has read, all others answer to the next question, without a poll', async () => {
  publish('Перший');
  await source.sync();
  const known = await read('/pages?locale=uk&path=/warranty');
  const other = otherProcess();
  publish('Другий');
  await other.sync(['page']);
  expect(source.revision()).not.toBe(other.revision());
  // The gateway has learnt the new name from the other one, and asks this one.
  const headers = { [contentRevisionHeader]: other.revision() };
  const answer = await shop.app.request('/api/pages?locale=uk&path=/warranty', { headers });
  expect(await answer.json()).toMatchObject({ data: { h1: 'Другий' } });
  expect(known).toMatchObject({ h1: 'Перший' });
  publish('Третій');
  await other.sync(['page']);
  expect(await read('/revision')).toEqual({ revision: other.revision() });
});

test('a webhook waits for no reading of another kind', async () => {
  const slow = Promise.withResolvers<void>();
  const reader = createContentReader(strapi);
  const busy = otherProcess({
    ...reader,
    read: async (kind) => {
      if (kind === 'blog-post') await slow.promise;
      return reader.read(kind);
    },
  });
  const whole = busy.sync();
  publish('Не чекає');
  expect(await busy.sync(['page'])).toEqual([]);
  await source.look();
  expect(await read('/pages?locale=uk&path=/warranty')).toMatchObject({ h1: 'Не чекає' });
  slow.resolve();
  expect(await whole).toEqual([]);
});

test('an answer that has not changed says that its date is over', async () => {
  const url = '/pages?locale=uk&path=/warranty';
  const etag = (await get(url)).headers.get('etag') ?? '';
  const again = () => shop.app.request(`/api${url}`, { headers: { 'if-none-match': etag } });
  double.fault = 'status';
  await source.sync();
  const kept = await again();
  expect([kept.status, Date.parse(kept.headers.get(keptSinceHeader) ?? '')]).toEqual([304, expect.any(Number)]);
  expect(Number.isNaN(Date.parse(kept.headers.get(keptSinceHeader) ?? ''))).toBe(false);
  double.fault = null;
  await source.sync();
  const whole = await again();
  expect([whole.status, whole.headers.get(keptSinceHeader)]).toEqual([304, '']);
});

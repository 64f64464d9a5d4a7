import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { CartLine } from '@vitryna/contracts/api';
import { Hono } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';
import type { SessionAccess } from '../openapi/registry.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { idempotency, replayedHeader } from './idempotency.ts';
import { sweepKeys } from './idempotency-repository.ts';

const add = '/user/catalog/product/cart/add';
const all = '/user/catalog/product/list/cart/all';
const day = 86_400_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp', stock: 5 }]);
}, 60_000);
afterEach(() => shop.clock.set(null));
afterAll(() => shop.close());

const body = (quantity: number) => ({ productId: shop.ids.lamp, quantity });
const send = (browser: TestBrowser, key: string, quantity = 1) =>
  browser.request('POST', add, body(quantity), { 'idempotency-key': key });
const quantity = async (browser: TestBrowser) => ((await browser.read('GET', all)) as CartLine[])[0]?.quantity ?? 0;
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;
/** A browser that has a session and one lamp. */
async function openShopper() {
  const browser = shop.openBrowser();
  await browser.read('POST', add, body(1));
  return browser;
}

test('counts a write once and gives its answer again, however often it is sent', async () => {
  const browser = await openShopper();
  const key = randomUUID();
  const first = await send(browser, key);
  const again = await send(browser, key);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.text()).toBe(await first.text());
  expect([first, again].map(({ headers }) => headers.get(replayedHeader))).toEqual([null, 'true']);
  expect(await quantity(browser)).toBe(2);
});

test('counts the write once that made the session', async () => {
  const browser = shop.openBrowser();
  const key = randomUUID();
  await send(browser, key);
  expect((await send(browser, key)).headers.get(replayedHeader)).toBe('true');
  expect(await quantity(browser)).toBe(1);
});

test('keeps nothing of the calls that carry passwords', async () => {
  const browser = await openShopper();
  const headers = { 'idempotency-key': randomUUID() };
  const person = { firstName: 'Олена', email: 'olena@example.com', password: 'каштан-і-липа-7', agree: true };
  expect((await browser.request('POST', '/user/account/sign/up', person, headers)).status).toBe(200);
  expect((await browser.request('POST', '/user/account/sign/up', person, headers)).status).toBe(409);
});

test('counts one of several that arrive together', async () => {
  const browser = await openShopper();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(browser, key)));
  const others = await Promise.all(answers.filter(({ status }) => status !== 200).map(codeOf));
  expect(new Set(others)).toEqual(others.length > 0 ? new Set(['inProgress']) : new Set());
  expect(await quantity(browser)).toBe(2);
});

test('refuses the key for another body with 409', async () => {
  const browser = await openShopper();
  const key = randomUUID();
  await send(browser, key, 1);
  const other = await send(browser, key, 2);
  expect([other.status, await codeOf(other)]).toEqual([409, 'keyReused']);
  expect(await quantity(browser)).toBe(2);
});

test('gives a refusal again as well', async () => {
  const browser = await openShopper();
  const key = randomUUID();
  for (const _ of ['first', 'again']) {
    const answer = await send(browser, key, 99);
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'limited']);
  }
});

test('knows keys by session', async () => {
  const [one, other] = [await openShopper(), await openShopper()];
  const key = randomUUID();
  await send(one, key);
  await send(other, key);
  expect([await quantity(one), await quantity(other)]).toEqual([2, 2]);
});

test('forgets a key after a day', async () => {
  const browser = await openShopper();
  const key = randomUUID();
  await send(browser, key);
  shop.clock.set(new Date(Date.now() + day + 1000));
  await send(browser, key);
  expect(await quantity(browser)).toBe(3);
  await sweepKeys(shop.database.db, new Date(Date.now() + 3 * day));
  expect(await shop.database.db.selectFrom('idempotency').select('key').execute()).toEqual([]);
});

test('lets a write that failed be sent again', async () => {
  await openShopper();
  const { id } = await shop.database.db.selectFrom('shopper').select('id').executeTakeFirstOrThrow();
  let calls = 0;
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('session', { readShopperId: async () => id } as SessionAccess);
    await next();
  });
  app.use(idempotency({ db: shop.database.db, now: () => new Date() }));
  app.onError((_, c) => c.text('failed', 500));
  app.post('/', (c) => {
    calls += 1;
    if (calls === 1) throw new Error('the database is away');
    return c.text('done');
  });
  const headers = { 'idempotency-key': randomUUID() };
  const ask = async () => (await app.request('/', { method: 'POST', headers })).text();
  expect([await ask(), await ask(), await ask(), calls]).toEqual(['failed', 'done', 'done', 2]);
});

test.each(['short', 'with space and more of it', 'x'.repeat(65)])('refuses %j as a key', async (key) => {
  expect((await send(await openShopper(), key)).status).toBe(400);
});

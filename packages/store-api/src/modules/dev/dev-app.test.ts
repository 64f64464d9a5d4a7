import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createTestClock, until } from '@vitryna/resilience/testing';
import { makeOrder } from '../../testing/checkout.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const me = '/user/account/me';
const reseeded: string[] = [];
let shop: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp' }], { reseed: async () => void reseeded.push('demo') });
  browser = shop.openBrowser();
});
afterEach(() => browser.read('POST', '/__dev/reset', {}));
afterAll(() => shop.close());

const statusOf = async (path: string) => (await shop.app.request(path)).status;

test('fails a call as many times as ordered', async () => {
  await browser.read('POST', '/__dev/fail', { path: '/account/me', status: 503, times: 2 });
  const failed = await shop.app.request(me);
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await statusOf(me)).toBe(503);
  expect(await statusOf(me)).toBe(200);
});

test('fails all paths that begin alike, until told to stop', async () => {
  await browser.read('POST', '/__dev/fail', { path: '/api/banners/*', status: 500, times: 1000 });
  expect([await statusOf('/api/banners/home'), await statusOf('/api/banners/header'), await statusOf(me)]).toEqual([
    500, 500, 200,
  ]);
  await browser.read('POST', '/__dev/fail', { path: '/api/banners/*', status: 500, times: 0 });
  expect(await statusOf('/api/banners/home')).toBe(200);
});

test('holds an answer back', async () => {
  const time = createTestClock();
  const beside = shop.startBeside({ time });
  await beside.openBrowser().read('POST', '/__dev/delay', { path: me, ms: 40 });
  let isAnswered = false;
  const answer = beside
    .openBrowser()
    .request('GET', me)
    .finally(() => {
      isAnswered = true;
    });
  await until(() => time.waiting > 0);
  await time.pass(39);
  expect(isAnswered).toBe(false);
  await time.pass(1);
  expect((await answer).status).toBe(200);
});

test('answers another build tag', async () => {
  await browser.read('POST', '/__dev/build', { tag: 'B2C_999999' });
  expect((await shop.app.request(me)).headers.get('x-build-tag')).toBe('B2C_999999');
});

test('moves the clock of the shop', async () => {
  await browser.read('POST', '/__dev/clock', { now: '2031-02-03T04:05:06Z' });
  expect(shop.clock.now().toISOString()).toMatch(/^2031-02-03T04:05:0/);
});

test('takes an order through its life, with a waybill and its letters, and nowhere that no way leads to', async () => {
  const { browser: buyer, id } = await makeOrder(shop, { lamp: 1 });
  await browser.read('POST', '/__dev/order/advance', { orderId: id, to: 'delivered' });
  expect(await buyer.read('GET', `/user/order/view?orderId=${id}`)).toMatchObject({
    status: 'delivered',
    timeline: [{}, { status: 'confirmed' }, { status: 'shipped' }, { status: 'delivered' }],
    delivery: { ttn: expect.any(String) },
  });
  const advance = async (orderId: string, to: string) =>
    (await browser.request('POST', '/__dev/order/advance', { orderId, to })).status;
  expect([await advance(id, 'new'), await advance('unknown', 'shipped')]).toEqual([409, 404]);
});

test('shows a review as the command does', async () => {
  const words = { rating: 5, author: 'Олена', email: 'olena@example.com', body: 'Світить рівно й довго', agree: true };
  const { id } = (await browser.read('POST', '/user/catalog/product/review/add', {
    ...{ ...words, productId: shop.ids.lamp, startedAt: shop.clock.now().getTime() - 5000 },
  })) as { id: string };
  await browser.read('POST', '/__dev/moderate', { id: `r${id}`, action: 'approve' });
  const list = `/user/catalog/product/review/list?productId=${shop.ids.lamp}`;
  expect(await browser.read('GET', list)).toMatchObject({ total: 1, items: [{ body: words.body }] });
});

test('resets sessions, carts and orders of trouble, and seeds again on request', async () => {
  await browser.read('POST', '/user/catalog/product/cart/add', { productId: shop.ids.lamp, quantity: 1 });
  await browser.read('POST', '/__dev/maintenance', { isEnabled: true });
  await browser.read('POST', '/__dev/build', { tag: 'other' });
  await browser.read('POST', '/__dev/reset', { seed: 'demo' });
  expect(reseeded).toEqual(['demo']);
  expect(await browser.read('GET', '/user/catalog/product/list/cart/all')).toEqual([]);
  expect((await shop.app.request(me)).headers.get('x-build-tag')).toBe('B2C_250825');
});

test.each([
  ['fail', { path: 'account', status: 500 }],
  ['fail', { path: '/account', status: 200 }],
  ['delay', { path: '/account', ms: -1 }],
  ['clock', { now: 'yesterday' }],
  ['build', {}],
  ['reset', { seed: 'other' }],
  ['order/advance', { orderId: 'x', to: 'lost' }],
])('answers 400 to a wrong order: %s %j', async (name, order) => {
  expect((await browser.request('POST', `/__dev/${name}`, order)).status).toBe(400);
});

test('shows the e-mails that went out, the latest first, by recipient', async () => {
  const subscribe = (email: string) =>
    browser.read('POST', '/user/marketing/event', {
      event: 'subscriptionWithCoupon',
      email,
      isConfirmed: true,
      name: 'Олена',
    });
  await subscribe('first@example.com');
  await subscribe('second@example.com');
  expect(await browser.read('GET', '/__dev/outbox')).toMatchObject([
    { to: 'second@example.com', kind: 'coupon', channel: 'email' },
    { to: 'first@example.com' },
  ]);
  expect(await browser.read('GET', '/__dev/outbox?to=first@example.com')).toHaveLength(1);
  expect(await statusOf('/__dev/outbox?to[]=x')).toBe(400);
  await browser.read('POST', '/__dev/reset', {});
  expect(await browser.read('GET', '/__dev/outbox')).toEqual([]);
});

test('stamps e-mails and coupons with the clock of the shop', async () => {
  await browser.read('POST', '/__dev/clock', { now: '2031-02-03T04:05:06Z' });
  const event = { event: 'subscriptionWithCoupon', email: 'late@example.com', isConfirmed: true, name: 'Олена' };
  expect(await browser.read('POST', '/user/marketing/event', event)).toMatchObject({
    expiresAt: expect.stringMatching(/^2031-03-05/),
  });
  expect(await browser.read('GET', '/__dev/outbox')).toMatchObject([{ at: expect.stringMatching(/^2031-02-03/) }]);
});

test('gives the contract as JSON Schema', async () => {
  expect(await browser.read('GET', '/__dev/spec')).toMatchObject({ openapi: '3.1.0' });
});

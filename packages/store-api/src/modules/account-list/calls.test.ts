import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OwnCoupons, OwnQuestions, OwnReviews, Watches } from '@vitryna/contracts/api';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { addCoupon } from '../coupon/repository.ts';

let shop: TestApp;
const email = 'taras@example.com';

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', price: 250 },
    { code: 'sold-out', status: 'outOfStock', stock: 0, isOrderable: false },
  ]);
});
afterAll(() => shop.close());

async function signUp(address: string): Promise<TestBrowser> {
  const browser = shop.openBrowser();
  const person = { firstName: 'Тарас', email: address, password: 'каштан-і-липа-7', agree: true };
  await browser.read('POST', '/user/account/sign/up', person);
  return browser;
}

async function emailToken(to: string, kind: string): Promise<string> {
  const mails = (await shop.openBrowser().read('GET', `/__dev/outbox?to=${encodeURIComponent(to)}`)) as object[];
  const mail = mails.find((one) => 'kind' in one && one.kind === kind);
  return /[=/]([\w-]{43})/.exec(JSON.stringify(mail))?.[1] ?? '';
}

const read = <Answer>(browser: TestBrowser, path: string) =>
  browser.read('GET', `/user/account/${path}/list`) as Promise<Answer>;

/** Somebody asks, waits and writes without an account. */
async function leaveTraces(): Promise<void> {
  const guest = shop.openBrowser();
  const { db } = shop.database;
  const [productId, awaited] = [shop.ids.lamp, shop.ids['sold-out']];
  await guest.read('POST', '/user/catalog/product/price/watch', { productId, email, targetAmount: 199.5 });
  const token = await emailToken(email, 'priceWatch');
  await guest.read('POST', '/user/catalog/product/price/watch/answer', { token, answer: 'confirm' });
  await guest.read('POST', '/user/catalog/product/availability/subscribe', { productId: awaited, email, agree: true });
  const words = { productId, author: 'Тарас', email, body: 'Чи світить вона тепло?', agree: true };
  const seen = { startedAt: 0, sentAt: 60_000 };
  await guest.read('POST', '/user/catalog/product/question/add', { ...words, ...seen });
  await guest.read('POST', '/user/catalog/product/review/add', { ...words, ...seen, rating: 4, body: 'Світить тепло' });
  const day = 86_400_000;
  const coupon = (code: string, days: number) =>
    addCoupon(
      db,
      { code, reason: code, email, discount: 5, minTotal: 500, expiresAt: new Date(Date.now() + days * day) },
      new Date(),
    );
  await coupon('GOOD', 3);
  await coupon('OLD', -1);
}

test('lists what was asked for with an address once its owner has proved it, and ends a watch', async () => {
  await leaveTraces();
  const browser = await signUp(email);
  expect(await read<Watches>(browser, 'watch')).toEqual({ prices: [], goods: [] });
  expect(await read<OwnCoupons>(browser, 'coupon')).toEqual([]);
  expect(await read<OwnReviews>(browser, 'review')).toMatchObject({ total: 0 });
  await browser.read('POST', '/user/account/email/confirm', { token: await emailToken(email, 'confirm') });
  const watches = await read<Watches>(browser, 'watch');
  expect(watches).toMatchObject({
    prices: [{ product: { id: shop.ids.lamp }, target: { amount: 199.5 } }],
    goods: [{ product: { id: shop.ids['sold-out'] } }],
  });
  expect(await read<OwnReviews>(browser, 'review')).toMatchObject({
    items: [{ rating: 4, body: 'Світить тепло', locale: 'uk', status: 'pending', product: { id: shop.ids.lamp } }],
    ...{ page: 1, total: 1, pages: 1 },
  });
  expect(await read<OwnQuestions>(browser, 'question')).toMatchObject({
    items: [{ body: 'Чи світить вона тепло?', locale: 'uk', status: 'pending', answers: [] }],
  });
  expect((await read<OwnCoupons>(browser, 'coupon')).map(({ code, state }) => [code, state]).sort()).toEqual([
    ['GOOD', 'good'],
    ['OLD', 'expired'],
  ]);
  const stranger = await signUp('stranger@example.com');
  const remove = (who: TestBrowser, kind: string, id = '') =>
    who.read('POST', '/user/account/watch/remove', { kind, id }) as Promise<Watches>;
  const [price, goods] = [watches.prices[0]?.id, watches.goods[0]?.id];
  await remove(stranger, 'price', price);
  await remove(stranger, 'goods', goods);
  expect(await read<Watches>(browser, 'watch')).toEqual(watches);
  expect(await remove(browser, 'price', price)).toMatchObject({ prices: [], goods: [{}] });
  expect(await remove(browser, 'goods', goods)).toEqual({ prices: [], goods: [] });
});

test('shows nothing to a visitor', async () => {
  for (const list of ['watch', 'review', 'question', 'coupon']) {
    expect((await shop.openBrowser().request('GET', `/user/account/${list}/list`)).status).toBe(401);
  }
});

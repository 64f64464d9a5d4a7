import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CartChanged } from '@vitryna/contracts/api';
import { openWithCart, seeTotal, sendOrder } from '../../testing/checkout.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { addCoupon } from '../coupon/repository.ts';

const day = 86_400_000;
let shop: TestApp;
let coupons = 0;

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', price: 33.33, stock: 999 },
    { code: 'only', price: 50, stock: 1 },
  ]);
});
afterAll(() => shop.close());

/** A browser with products and a coupon of ten percent in its cart. */
async function openWithCoupon(products: Record<string, number>, { code = '', minTotal = 0 } = {}) {
  coupons += 1;
  const own = code === '' ? `7K3M-Q9XP-${String(2000 + coupons)}` : code;
  const email = `${coupons}@example.com`;
  const expiresAt = new Date(Date.now() + day);
  if (code === '') {
    const coupon = { code: own, reason: 'test', email, discount: 10, minTotal, expiresAt };
    await addCoupon(shop.database.db, coupon, new Date());
  }
  const browser = await openWithCart(shop, products);
  await browser.read('POST', '/user/catalog/product/cart/coupon/add', { code: own });
  return { browser, code: own };
}

const couponRow = (code: string) =>
  shop.database.db
    .selectFrom('coupon')
    .select(['used_at', 'used_by'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
const orderRow = (id: string) =>
  shop.database.db
    .selectFrom('customer_order')
    .select(['total', 'coupon'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const stockOf = async (code: string) =>
  (await shop.database.db.selectFrom('product').select('stock').where('code', '=', code).executeTakeFirstOrThrow())
    .stock;

/** Orders what a refusal said that it would be now. */
function agree(browser: TestBrowser, error: { details?: unknown } = {}) {
  const { summary } = error.details as CartChanged;
  return sendOrder(browser, { expected: { total: summary.total.amount, hash: summary.hash } });
}

test('takes a coupon off an order, uses it up, and gives it back with the goods when the order is given up', async () => {
  const { browser, code } = await openWithCoupon({ lamp: 3, only: 1 });
  const { data } = await sendOrder(browser);
  const id = data?.id ?? '';
  // 149.99 without 15.00: half a kopiyka counts for the shopper.
  expect(await orderRow(id)).toEqual({ total: 13_499, coupon: code });
  expect((await couponRow(code)).used_by).toBe(id);
  expect([await stockOf('lamp'), await stockOf('only')]).toEqual([996, 0]);
  const next = await openWithCart(shop, { lamp: 1 });
  const again = await next.request('POST', '/user/catalog/product/cart/coupon/add', { code });
  const more = await next.request('POST', '/user/catalog/product/cart/add', { productId: shop.ids.only, quantity: 1 });
  expect([again.status, more.status]).toEqual([409, 409]);
  await browser.read('POST', '/user/order/cancel', { orderId: id, reason: 'mistake' });
  expect(await couponRow(code)).toEqual({ used_at: null, used_by: null });
  expect([await stockOf('lamp'), await stockOf('only')]).toEqual([999, 1]);
  await next.read('POST', '/user/catalog/product/cart/coupon/add', { code });
});

test('asks once when the coupon has ended since the sum was seen, and then takes nothing off', async () => {
  const { browser, code } = await openWithCoupon({ lamp: 2 });
  const expected = await seeTotal(browser);
  const ended = new Date(Date.now() - 1000);
  await shop.database.db.updateTable('coupon').set({ expires_at: ended }).where('code', '=', code).execute();
  const { status, error } = await sendOrder(browser, { expected });
  expect([status, error?.code]).toEqual([409, 'cartChanged']);
  expect(error?.details).toMatchObject({
    lines: [],
    summary: { coupon: { code, problem: 'couponExpired' }, total: { amount: 66.66 } },
  });
  const made = await agree(browser, error);
  expect(await orderRow(made.data?.id ?? '')).toEqual({ total: 6666, coupon: null });
  expect((await couponRow(code)).used_at).toBeNull();
});

test('keeps a coupon whose least sum the order no longer reaches', async () => {
  const { browser, code } = await openWithCoupon({ lamp: 2 }, { minTotal: 60 });
  await browser.read('POST', '/user/catalog/product/cart/remove', { productId: shop.ids.lamp, quantity: 1 });
  const { data } = await sendOrder(browser);
  expect(await orderRow(data?.id ?? '')).toEqual({ total: 3333, coupon: null });
  expect((await couponRow(code)).used_at).toBeNull();
});

test('gives the one use of a coupon to one of two shoppers, and asks the other', async () => {
  const { browser: first, code } = await openWithCoupon({ lamp: 1 });
  const { browser: second } = await openWithCoupon({ lamp: 1 }, { code });
  const browsers = [first, second];
  const expected = await Promise.all(browsers.map(seeTotal));
  const answers = await Promise.all(browsers.map((browser, at) => sendOrder(browser, { expected: expected[at] })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loser = answers.findIndex(({ status }) => status === 409);
  const refused = answers[loser]?.error;
  expect(refused).toMatchObject({ code: 'cartChanged', details: { summary: { coupon: { problem: 'couponUsed' } } } });
  const made = await agree(browsers[loser] ?? first, refused);
  expect(await orderRow(made.data?.id ?? '')).toEqual({ total: 3333, coupon: null });
  expect((await couponRow(code)).used_by).toBe(answers[1 - loser]?.data?.id);
});

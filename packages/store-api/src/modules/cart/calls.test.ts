import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CartLine, CartSummary } from '@vitryna/contracts/api';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const all = '/user/catalog/product/list/cart/all';
const add = '/user/catalog/product/cart/add';
const remove = '/user/catalog/product/cart/remove';
const summaryPath = '/user/catalog/product/cart/summary';

let shop: TestApp;
let browser: TestBrowser;

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'plain', price: 499.9, previousPrice: 600, stock: 40 },
    { code: 'scarce', price: 1000, stock: 3, gifts: ['gift', 'lost-gift'] },
    { code: 'gift', price: 50 },
    { code: 'heavy', price: 5000, category: '20' },
    { code: 'made', price: 10, status: 'quickProduction', stock: 0 },
    { code: 'later', price: 10, status: 'preOrder' },
    { code: 'sold-out', price: 10, stock: 0 },
    { code: 'busy', price: 1, stock: 999 },
    { code: 'unpriced', price: null, isOrderable: true },
  ]);
  browser = shop.openBrowser();
});
afterAll(() => shop.close());

const id = (code: string) => shop.ids[code] ?? '';
const lines = async (from = browser) => (await from.read('GET', `${all}?fields[]=gifts`)) as CartLine[];

async function failure(answer: Response) {
  const { error } = (await answer.json()) as { error: { code: string; details?: unknown } };
  return { status: answer.status, code: error.code, details: error.details };
}

test('reading an empty cart makes no session', async () => {
  const visitor = shop.openBrowser();
  expect(await lines(visitor)).toEqual([]);
  expect(visitor.cookie()).toBeNull();
});

test('adds differences, keeps the order and totals of the lines, and removes to the last unit [§3.8 §7.3 /catalog/product/list/cart/all, /catalog/product/cart/add, /catalog/product/cart/remove]', async () => {
  await browser.read('POST', add, { productId: id('plain'), quantity: 2 });
  await browser.read('POST', add, { productId: id('scarce'), quantity: 1 });
  await browser.read('POST', add, { productId: id('plain'), quantity: 1 });
  const [plain, scarce] = await lines();
  expect(plain).toMatchObject({
    product: { code: 'plain' },
    quantity: 3,
    totalPrice: { amount: 1800 },
    totalSalePrice: { amount: 1499.7 },
    problem: null,
    maxQuantity: 40,
    gifts: [],
  });
  expect(scarce).toMatchObject({ quantity: 1, gifts: [{ code: 'gift' }] });
  await browser.read('POST', remove, { productId: id('plain'), quantity: 2 });
  expect((await lines())[0]?.quantity).toBe(1);
  await browser.read('POST', remove, { productId: id('plain'), quantity: 1 });
  expect((await lines()).map((line) => line.product.code)).toEqual(['scarce']);
});

test('puts one unit of what is not in the cart, once, however often it is told', async () => {
  const visitor = shop.openBrowser();
  const put = (code: string) => visitor.request('POST', '/user/catalog/product/cart/put', { productId: id(code) });
  await put('plain');
  await put('plain');
  expect((await lines(visitor)).map(({ quantity }) => quantity)).toEqual([1]);
  await visitor.read('POST', add, { productId: id('plain'), quantity: 2 });
  await put('plain');
  expect((await lines(visitor)).map(({ quantity }) => quantity)).toEqual([3]);
  expect(await failure(await put('sold-out'))).toMatchObject({ status: 409, code: 'notOrderable' });
});

test('answers null for a removal of what is not there', async () => {
  expect(await browser.read('POST', remove, { productId: id('heavy'), quantity: 5 })).toBeNull();
  expect(await browser.read('POST', remove, { productId: '999999', quantity: 5 })).toBeNull();
  expect(await shop.openBrowser().read('POST', remove, { productId: id('heavy'), quantity: 5 })).toBeNull();
});

test('refuses more than the stock with what is possible, and keeps the line', async () => {
  const answer = await browser.request('POST', add, { productId: id('scarce'), quantity: 3 });
  expect(await failure(answer)).toEqual({ status: 409, code: 'limited', details: { max: 3 } });
  expect((await lines())[0]?.quantity).toBe(1);
});

test.each(['later', 'sold-out'])('refuses a product that is not for the cart: %s', async (code) => {
  const visitor = shop.openBrowser();
  const answer = await visitor.request('POST', add, { productId: id(code), quantity: 1 });
  expect(await failure(answer)).toMatchObject({ status: 409, code: 'notOrderable' });
  expect(visitor.cookie()).toBeNull();
});

test('refuses what has no price, also when its row says that it can be ordered', async () => {
  const add1 = async () =>
    failure(await shop.openBrowser().request('POST', add, { productId: id('unpriced'), quantity: 1 }));
  expect(await add1()).toEqual({ status: 409, code: 'noPrice', details: undefined });
  const { db } = shop.database;
  await db.updateTable('product').set({ is_orderable: true }).where('code', '=', 'unpriced').execute();
  expect(await add1()).toMatchObject({ code: 'noPrice' });
  const ids = `/user/catalog/product/list/ids?ids[]=${id('unpriced')}`;
  expect(await browser.read('GET', ids)).toMatchObject([{ prices: [], isOrderable: false, stock: { level: 'none' } }]);
});

test('takes any quantity of what is made to order, up to 999', async () => {
  const visitor = shop.openBrowser();
  await visitor.read('POST', add, { productId: id('made'), quantity: 999 });
  const answer = await visitor.request('POST', add, { productId: id('made'), quantity: 1 });
  expect(await failure(answer)).toEqual({ status: 409, code: 'limited', details: { max: 999 } });
});

test.each(['0', '-1', 'abc', '99999999999', '2147483648', '424242'])(
  'answers 404 for the product id %s',
  async (productId) => {
    const answer = await shop.openBrowser().request('POST', add, { productId, quantity: 1 });
    expect((await failure(answer)).status).toBe(404);
  },
);

test.each([0, -1, 1.5, 1000, '2', null])('answers 400 with the field for the quantity %p', async (quantity) => {
  const answer = await browser.request('POST', add, { productId: id('plain'), quantity });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'validation', fields: { quantity: [{}] } } });
});

test('says what has changed since a line was added', async () => {
  const visitor = shop.openBrowser();
  const { db } = shop.database;
  const change = (values: { price?: number; stock?: number; is_orderable?: boolean; status?: string }) =>
    db.updateTable('product').set(values).where('code', '=', 'gift').execute();
  await visitor.read('POST', add, { productId: id('gift'), quantity: 5 });
  const problem = async () => (await lines(visitor))[0]?.problem;
  await change({ price: 55 });
  expect(await problem()).toBe('priceChanged');
  await change({ stock: 4 });
  expect(await problem()).toBe('limited');
  await change({ stock: 0 });
  expect(await problem()).toBe('outOfStock');
  await change({ status: 'discontinued' });
  expect(await problem()).toBe('notOrderable');
  await change({ price: 50, stock: 50, status: 'inStock' });
  expect(await problem()).toBeNull();
});

test('summarises the cart and blocks free delivery by a product with paid delivery [§9.1]', async () => {
  const visitor = shop.openBrowser();
  await visitor.read('POST', add, { productId: id('scarce'), quantity: 3 });
  const summary = (await visitor.read('GET', `${summaryPath}?deliveryMethod=warehouse`)) as CartSummary;
  expect(summary).toMatchObject({
    lines: 1,
    units: 3,
    total: { amount: 3000 },
    delivery: { amount: 0 },
    freeDelivery: { threshold: 2000, reached: true, left: { amount: 0 }, blockedBy: [] },
  });
  const byCourier = (await visitor.read('GET', `${summaryPath}?deliveryMethod=courier`)) as CartSummary;
  // Specification §9.1: a courier is never free.
  expect(byCourier.delivery?.amount).not.toBe(0);
  await visitor.read('POST', add, { productId: id('heavy'), quantity: 1 });
  const blocked = (await visitor.read('GET', summaryPath)) as CartSummary;
  expect(blocked.freeDelivery).toMatchObject({ reached: false, eligible: { amount: 3000 }, blockedBy: [id('heavy')] });
  expect(blocked.delivery).toBeNull();
  expect(blocked.hash).not.toBe(summary.hash);
});

test('counts every one of fifty adds at the same time, and none above the stock', async () => {
  const visitor = shop.openBrowser();
  await visitor.read('POST', add, { productId: id('busy'), quantity: 1 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visitor.request('POST', add, { productId: id('busy'), quantity: 20 })),
  );
  const accepted = answers.filter((answer) => answer.status === 200).length;
  expect(accepted).toBe(49);
  expect((await lines(visitor))[0]?.quantity).toBe(1 + 20 * accepted);
  await Promise.all(
    Array.from({ length: 50 }, () => visitor.request('POST', remove, { productId: id('busy'), quantity: 20 })),
  );
  expect(await lines(visitor)).toEqual([]);
});

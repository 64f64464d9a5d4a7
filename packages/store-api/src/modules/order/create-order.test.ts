import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import { makeOrder, openWithCart, seeTotal, sendOrder, wholeOrder } from '../../testing/checkout.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', price: 100, previousPrice: 150 },
    { code: 'cable', price: 33.33 },
    { code: 'custom', price: 500, status: 'quickProduction', stock: 0 },
    { code: 'last', price: 10, stock: 10 },
    { code: 'dear', price: 3000 },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.deleteFrom('customer_order').execute();
  await shop.database.db.deleteFrom('outbox_message').execute();
  for (const [code, stock] of Object.entries({ lamp: 50, cable: 50, last: 10 })) await setProduct(code, { stock });
});

const setProduct = (code: string, changes: object) =>
  shop.database.db.updateTable('product').set(changes).where('code', '=', code).execute();
const orders = () => shop.database.db.selectFrom('customer_order').selectAll().execute();
const stockOf = async (code: string) =>
  (await shop.database.db.selectFrom('product').select('stock').where('code', '=', code).executeTakeFirstOrThrow())
    .stock;

test('makes an order of the cart, takes the goods from the stock and writes an e-mail', async () => {
  const browser = await openWithCart(shop, { lamp: 2, cable: 3, custom: 1 });
  const { status, data } = await sendOrder(browser);
  expect([status, data]).toEqual([
    200,
    { id: expect.stringMatching(/^[\w-]{20}$/), number: expect.stringMatching(/^\d{4}-\d{4}$/), next: 'done' },
  ]);
  const lines = await shop.database.db.selectFrom('order_line').selectAll().orderBy('position').execute();
  expect(lines).toMatchObject([
    { quantity: 2, price: 10_000, previous_price: 15_000, took_stock: true },
    { quantity: 3, price: 3333, previous_price: null, took_stock: true },
    { quantity: 1, price: 50_000, took_stock: false },
  ]);
  expect(await orders()).toMatchObject([{ total: 79_999, status: 'new', phone: '+380671234567' }]);
  expect([await stockOf('lamp'), await stockOf('cable'), await stockOf('custom')]).toEqual([48, 47, 0]);
  expect(await browser.read('GET', '/user/catalog/product/list/cart/all')).toEqual([]);
  const mails = await browser.read('GET', '/__dev/outbox?to=olena@example.com');
  expect(mails).toMatchObject([{ kind: 'order-new', text: expect.stringContaining(data?.number ?? '?') }]);
});

test('waits for the money of a card, of parts and of an invoice', async () => {
  const card = await makeOrder(shop, { lamp: 1 }, { payment: { method: 'card' } });
  const company = { name: 'ТОВ «Зоря»', edrpou: '14360570' };
  const invoice = await makeOrder(shop, { lamp: 1 }, { payment: { method: 'invoice', company } });
  const parts = await makeOrder(shop, { dear: 1 }, { payment: { method: 'monoParts', parts: 3 } });
  expect([card.next, invoice.next, parts.next]).toEqual(['pay', 'done', 'pay']);
  expect((await orders()).map(({ status }) => status)).toEqual(Array(3).fill('awaitingPayment'));
});

test('refuses parts of a sum that the bank does not take', async () => {
  const browser = await openWithCart(shop, { lamp: 1 });
  const { status, error } = await sendOrder(browser, { payment: { method: 'monoParts', parts: 3 } });
  expect([status, error?.fields]).toEqual([400, { 'payment.parts': [expect.objectContaining({ rule: 'parts' })] }]);
});

test('leads home with an empty cart', async () => {
  const body = { ...wholeOrder, expected: { total: 0, hash: 'x' } };
  expect((await shop.openBrowser().request('POST', '/user/order/create', body)).status).toBe(422);
});

test('shows what changed and makes the order once that was agreed to', async () => {
  const browser = await openWithCart(shop, { lamp: 2, last: 8, cable: 1, dear: 1 });
  const expected = await seeTotal(browser);
  await setProduct('lamp', { price: 120 });
  await setProduct('last', { stock: 5 });
  await setProduct('cable', { stock: 0 });
  await setProduct('dear', { is_orderable: false });
  const refused = await sendOrder(browser, { expected });
  const { details } = refused.error as unknown as { details: { lines: object[]; summary: never } };
  expect([refused.status, refused.error?.code]).toEqual([409, 'cartChanged']);
  expect(details.lines).toEqual([
    { productId: shop.ids.lamp, problem: 'priceChanged', was: 100, now: 120 },
    { productId: shop.ids.last, problem: 'limited', was: 8, now: 5 },
    { productId: shop.ids.cable, problem: 'outOfStock', was: 1, now: 0 },
    { productId: shop.ids.dear, problem: 'notOrderable', was: 1, now: null },
  ]);
  const { hash, total } = details.summary as { hash: string; total: { amount: number } };
  const agreed = await sendOrder(browser, { expected: { hash, total: total.amount } });
  expect(agreed.status).toBe(200);
  expect(await orders()).toMatchObject([{ total: 29_000 }]);
  // Products that could not be ordered stay in the cart.
  const left = (await browser.read('GET', '/user/catalog/product/list/cart/all')) as { product: { id: string } }[];
  expect(left.map(({ product }) => product.id)).toEqual([shop.ids.cable, shop.ids.dear]);
  await setProduct('lamp', { price: 100 });
  await setProduct('dear', { is_orderable: true });
});

test('refuses a total that the shopper did not see, be it lower', async () => {
  const browser = await openWithCart(shop, { lamp: 1 });
  const { hash, total } = await seeTotal(browser);
  for (const expected of [
    { hash, total: total - 1 },
    { hash, total: total + 1 },
    { hash: 'other', total },
  ]) {
    expect((await sendOrder(browser, { expected })).error?.code).toBe('cartChanged');
  }
  expect(await orders()).toEqual([]);
});

test('makes one order of a cart that is sent fifty times at once, under one key or many', async () => {
  for (const keys of [Array<string>(50).fill(randomUUID()), Array.from({ length: 50 }, () => randomUUID())]) {
    await shop.database.db.deleteFrom('customer_order').execute();
    const browser = await openWithCart(shop, { lamp: 1 });
    const expected = await seeTotal(browser);
    const answers = await Promise.all(keys.map((key) => sendOrder(browser, { expected }, key)));
    const numbers = new Set(answers.flatMap(({ data }) => data?.number ?? []));
    expect([numbers.size, (await orders()).length]).toEqual([1, 1]);
    expect(new Set(answers.map(({ status }) => status)).has(500)).toBe(false);
  }
  expect(await stockOf('lamp')).toBe(48);
});

test('sells the last ten pieces to ten of a crowd, and tells the others', async () => {
  const browsers = await Promise.all(Array.from({ length: 60 }, () => openWithCart(shop, { last: 1 })));
  const expected = await Promise.all(browsers.map(seeTotal));
  const answers = await Promise.all(browsers.map((browser, at) => sendOrder(browser, { expected: expected[at] })));
  const statuses = answers.map(({ status, error }) => error?.code ?? status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 'cartChanged')).toHaveLength(50);
  expect([(await orders()).length, await stockOf('last')]).toEqual([10, 0]);
  // The shop's import says «in stock» still; the product's page shows the actual stock.
  const late = browsers[statuses.indexOf('cartChanged')];
  const lines = await late?.read('GET', '/user/catalog/product/list/cart/all');
  expect(lines).toMatchObject([{ product: { status: 'outOfStock', stock: { level: 'none' } } }]);
});

test('hashes the password of a new account before anything is locked', async () => {
  let locks = 0;
  const watching: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (/for ?(?:no key )?update/i.test(JSON.stringify(node))) locks += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const heldWhileHashing: number[] = [];
  const hash = async () => {
    heldWhileHashing.push(locks);
    return 'no hash';
  };
  const { calls, check } = shop.database;
  const watched = shop.startBeside({
    database: { db: calls.withPlugin(watching), check },
    passwords: { hash, verify: async () => false, isOutdated: () => false },
  });
  const ask = async (path: string, cookie: string | null, body: object) => {
    locks = 0;
    const headers = { cookie: cookie ?? '', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    return watched.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const password = 'каштан-і-липа-7';
  const browser = await openWithCart(shop, { lamp: 1 });
  const recipient = { ...wholeOrder.recipient, email: 'hashed@example.com' };
  const order = { ...wholeOrder, recipient, createAccount: { password }, expected: await seeTotal(browser) };
  const made = await ask('/user/order/create', browser.cookie(), order);
  expect([made.status, heldWhileHashing, locks > 0]).toEqual([200, [0], true]);
  const later = await makeOrder(shop, { lamp: 1 }, { recipient: { ...recipient, email: 'later@example.com' } });
  const joined = await ask('/user/account/sign/up/fromOrder', later.browser.cookie(), { orderId: later.id, password });
  expect([joined.status, heldWhileHashing, locks > 0]).toEqual([200, [0, 0], true]);
});

test('does all of an order or nothing, wherever its transaction breaks', async () => {
  let left = 0;
  const breaking: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left === 0) throw new Error('broken off');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { calls, check } = shop.database;
  const broken = shop.startBeside({ database: { db: calls.withPlugin(breaking), check } });
  const browser = await openWithCart(shop, { lamp: 2, cable: 1 });
  const cookie = browser.cookie() ?? '';
  const body = JSON.stringify({ ...wholeOrder, expected: await seeTotal(browser) });
  const key = randomUUID();
  const headers = {
    cookie,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': key,
  };
  const state = async () => ({
    orders: (await orders()).length,
    stock: [await stockOf('lamp'), await stockOf('cable')],
    mails: (await shop.database.db.selectFrom('outbox_message').select('id').execute()).length,
    cart: ((await browser.read('GET', '/user/catalog/product/list/cart/all')) as object[]).length,
  });
  const before = await state();
  expect(before).toEqual({ orders: 0, stock: [50, 50], mails: 0, cart: 2 });
  let points = 0;
  for (let status = 0; status !== 200; points += 1) {
    left = points + 1;
    ({ status } = await broken.app.request('/user/order/create', { method: 'POST', headers, body }));
    if (status !== 200) expect([points, status, await state()]).toEqual([points, 500, before]);
  }
  expect(points).toBeGreaterThan(15);
  const made = { orders: 1, stock: [48, 49], mails: 1, cart: 0 };
  expect(await state()).toEqual(made);
  left = 0;
  const again = await broken.app.request('/user/order/create', { method: 'POST', headers, body });
  expect([again.status, again.headers.get('idempotency-replayed'), await state()]).toEqual([200, 'true', made]);
});

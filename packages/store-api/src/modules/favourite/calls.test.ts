import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', price: 250 },
    { code: 'unpriced', price: null },
    { code: 'gone', price: null, status: 'discontinued' },
    { code: 'sold-out', status: 'outOfStock', stock: 0, isOrderable: false },
  ]);
});
afterAll(() => shop.close());

const list = '/user/catalog/product/list/favorite';
const path = (action: 'add' | 'remove') => `/user/catalog/product/favorite/${action}`;

const signUp = (browser: TestBrowser, email: string) =>
  browser.read('POST', '/user/account/sign/up', {
    ...{ firstName: 'Василь', lastName: 'Стус', email, password: 'каштан-і-липа-7', agree: true },
  });

test('keeps a favourite once, with its price on that day, until it is removed [§7.3 /catalog/product/list/favorite, /catalog/product/favorite/add, /catalog/product/favorite/remove]', async () => {
  const browser = shop.openBrowser();
  const productId = shop.ids.lamp;
  await browser.read('POST', path('add'), { productId });
  await shop.database.db.updateTable('product').set({ price: 199 }).where('code', '=', 'lamp').execute();
  await browser.read('POST', path('add'), { productId });
  expect(await browser.read('GET', list)).toMatchObject([
    { product: { code: 'lamp' }, priceThen: { amount: 250, currency: 'UAH' }, addedAt: expect.stringMatching(/Z$/) },
  ]);
  await browser.read('POST', path('remove'), { productId });
  await browser.read('POST', path('remove'), { productId });
  expect(await browser.read('GET', list)).toEqual([]);
});

test('remembers that there was no price, not a price of zero', async () => {
  const browser = shop.openBrowser();
  await browser.read('POST', path('add'), { productId: shop.ids.unpriced });
  expect(await browser.read('GET', list)).toMatchObject([{ product: { prices: [] }, priceThen: null }]);
});

test('takes a product that is no longer sold, the newest first', async () => {
  const browser = shop.openBrowser();
  await browser.read('POST', path('add'), { productId: shop.ids.lamp });
  await browser.read('POST', path('add'), { productId: shop.ids.gone });
  const favourites = (await browser.read('GET', list)) as { product: { code: string } }[];
  expect(favourites.map(({ product }) => product.code)).toEqual(['gone', 'lamp']);
});

test.each(['424242', '0', 'abc'])('answers 404 for the product %s and makes no session', async (productId) => {
  const browser = shop.openBrowser();
  expect((await browser.request('POST', path('add'), { productId })).status).toBe(404);
  expect(browser.cookie()).toBeNull();
});

test('tells what could not be bought when it was added and can be now, also after signing in', async () => {
  const browser = shop.openBrowser();
  const back = async () =>
    ((await browser.read('GET', list)) as { product: { code: string }; isBack: boolean }[]).map(
      ({ product, isBack }) => [product.code, isBack],
    );
  await browser.read('POST', path('add'), { productId: shop.ids.lamp });
  await browser.read('POST', path('add'), { productId: shop.ids['sold-out'] });
  expect(await back()).toEqual([
    ['sold-out', false],
    ['lamp', false],
  ]);
  const { db } = shop.database;
  await db.updateTable('product').set({ is_orderable: true }).where('code', '=', 'sold-out').execute();
  await signUp(browser, 'back@example.com');
  expect(await back()).toEqual([
    ['sold-out', true],
    ['lamp', false],
  ]);
});

test('shows the favourites of an account under a link that nobody guesses, until it is withdrawn', async () => {
  const browser = shop.openBrowser();
  const share = (rest = '') => browser.read('POST', path('add').replace('add', `share${rest}`), {});
  expect((await browser.request('POST', '/user/catalog/product/favorite/share', {})).status).toBe(401);
  await signUp(browser, 'share@example.com');
  await browser.read('POST', path('add'), { productId: shop.ids.lamp });
  expect(await browser.read('GET', '/user/catalog/product/favorite/share')).toEqual({ token: null });
  const { token } = (await share()) as { token: string };
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await share()).toEqual({ token });
  expect(await browser.read('GET', '/user/catalog/product/favorite/share')).toEqual({ token });
  const visitor = shop.openBrowser();
  const open = () => visitor.request('GET', `${list}/shared?token=${token}`);
  const shown = await open();
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const body = await shown.text();
  expect(JSON.parse(body)).toMatchObject({ data: { products: [{ code: 'lamp' }] } });
  expect(body).not.toMatch(/share@example|Стус/);
  expect(visitor.cookie()).toBeNull();
  expect(await share('/stop')).toEqual({ token: null });
  expect((await open()).status).toBe(410);
  expect(await share()).not.toEqual({ token });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', price: 250 },
    { code: 'unpriced', price: null },
    { code: 'gone', price: null, status: 'discontinued' },
  ]);
}, 60_000);
afterAll(() => shop.close());

const list = '/user/catalog/product/list/favorite';
const path = (action: 'add' | 'remove') => `/user/catalog/product/favorite/${action}`;

test('keeps a favourite once, with its price on that day, until it is removed', async () => {
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

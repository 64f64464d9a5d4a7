import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeOrder, openWithCart } from '../../testing/checkout.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp(
    ['camera', 'card', 'mount', 'cable', 'gone'].map((code) => ({ code, price: 1000, stock: 50 })),
    {},
  );
});
afterAll(() => shop.close());

test('tells what is bought together: orders before carts, and nothing of a cancelled order or a single cart', async () => {
  // Answers are kept for a while: each question is another one.
  let limit = 12;
  const read = async () => {
    limit -= 1;
    const path = `/user/catalog/product/list/related?productId=${shop.ids.camera}&type=boughtTogether&limit=${limit}`;
    return ((await shop.openBrowser().read('GET', path)) as { code: string }[]).map(({ code }) => code);
  };
  expect(await read()).toEqual([]);

  await makeOrder(shop, { camera: 1, card: 2 });
  const { browser, id } = await makeOrder(shop, { camera: 1, cable: 1 });
  await browser.read('POST', '/user/order/cancel', { orderId: id, reason: 'mistake' });
  for (let count = 0; count < 2; count += 1) await openWithCart(shop, { camera: 1, mount: 1 });
  expect(await read()).toEqual(['card']);

  for (let count = 0; count < 2; count += 1) await openWithCart(shop, { camera: 1, mount: 1 });
  expect(await read()).toEqual(['mount', 'card']);

  await makeOrder(shop, { camera: 1, card: 1, gone: 1 });
  await shop.database.db.updateTable('product').set({ is_deleted: true }).where('code', '=', 'gone').execute();
  expect(await read()).toEqual(['card', 'mount']);
});

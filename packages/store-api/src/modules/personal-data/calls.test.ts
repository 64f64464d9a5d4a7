import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { AccountExport } from '@vitryna/contracts/api';
import { addDelivery } from '../../testing/add-delivery.ts';
import { makeOrder } from '../../testing/checkout.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { removeAccounts } from './remove-repository.ts';

let shop: TestApp;
const password = 'каштан-і-липа-7';
const day = 86_400_000;

beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp', price: 100 }]);
  await addDelivery(shop.database);
}, 120_000);
afterEach(() => shop.clock.set(null));
afterAll(() => shop.close());

/** Somebody took their time to fill the form in. */
const seen = { startedAt: 0, sentAt: 60_000 };

const later = (ms: number) => shop.clock.set(new Date(Date.now() + ms));
const me = (browser: TestBrowser) => browser.read('GET', '/user/account/me');
const signIn = (browser: TestBrowser, username: string) =>
  browser.request('POST', '/user/account/sign/in', { username, password });

/** Somebody with a confirmed address, an order, and what else a shopper leaves behind. */
async function openAccount(email: string, status: 'delivered' | 'shipped') {
  const { browser, id } = await makeOrder(
    shop,
    { lamp: 1 },
    { recipient: { firstName: 'Леся', lastName: 'Косач', phone: '0671234567', email } },
  );
  await browser.read('POST', '/user/account/sign/up', {
    firstName: 'Леся',
    lastName: 'Косач',
    email,
    password,
    agree: true,
  });
  const { db } = shop.database;
  await db.updateTable('customer_order').set({ status }).where('id', '=', id).execute();
  const mails = await browser.read('GET', `/__dev/outbox?to=${encodeURIComponent(email)}`);
  const token = /token=([\w-]{43})/.exec(JSON.stringify(mails))?.[1];
  await browser.read('POST', '/user/account/email/confirm', { token });
  const product = { productId: shop.ids.lamp };
  await browser.read('POST', '/user/catalog/product/favorite/add', product);
  const review = { ...product, rating: 5, author: 'Леся Косач', body: 'Світить добре й довго', agree: true, ...seen };
  await browser.request('POST', '/user/catalog/product/review/add', review);
  return { browser, id };
}

/** Every text of the database in which a word is found, by table. */
async function tablesWith(word: string): Promise<string[]> {
  const { db } = shop.database;
  const tables = await db.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables.filter(({ schema }) => schema === 'public')) {
    const rows = await db
      .selectFrom(name as 'account')
      .selectAll()
      .execute();
    if (JSON.stringify(rows).includes(word)) found.push(name);
  }
  return found.sort();
}

test('gives somebody who has just shown who they are all that is kept of them, and nothing that opens a door', async () => {
  const { browser } = await openAccount('lesia@example.com', 'delivered');
  const data = (await browser.read('GET', '/user/account/export')) as AccountExport;
  expect(data.user).toMatchObject({ email: 'lesia@example.com' });
  expect(data.lists).toMatchObject({
    orders: [{ recipient: { lastName: 'Косач' }, lines: [{ quantity: 1, price: 100 }] }],
    favourites: [{ price_then: 100 }],
    reviews: [{ rating: 5 }],
    sessions: [{}],
  });
  const sessions = await shop.database.db.selectFrom('session').select('id').execute();
  for (const { id } of sessions) expect(JSON.stringify(data)).not.toContain(id);
  later(15 * 60_000);
  const refused = await browser.request('GET', '/user/account/export');
  expect(await refused.json()).toMatchObject({ error: { code: 'reauthenticate' } });
  expect((await shop.openBrowser().request('GET', '/user/account/export')).status).toBe(401);
});

test('does not take an address for somebody’s that they have not proved to be theirs', async () => {
  const product = { productId: shop.ids.lamp };
  const wish = { ...product, email: 'victim@example.com' };
  await shop.openBrowser().read('POST', '/user/catalog/product/price/watch', wish);
  const thief = shop.openBrowser();
  await thief.read('POST', '/user/account/sign/up', { firstName: 'Хтось', email: wish.email, password, agree: true });
  const { lists } = (await thief.read('GET', '/user/account/export')) as AccountExport;
  expect(lists.priceWatches).toEqual([]);
  expect(lists.mails).toEqual([]);
  await thief.read('POST', '/user/account/remove', {});
  later(15 * day);
  await removeAccounts(shop.database.db, shop.clock.now());
  expect(await tablesWith('victim@example.com')).toEqual(['outbox_message', 'price_watch']);
});

test('leaves a way back for 14 days: all sessions end, and who signs in can keep the account', async () => {
  const { browser } = await openAccount('back@example.com', 'delivered');
  const other = shop.openBrowser();
  await signIn(other, 'back@example.com');
  const { removalAt } = (await browser.read('POST', '/user/account/remove', {})) as { removalAt: string };
  expect(Math.round((Date.parse(removalAt) - Date.now()) / day)).toBe(14);
  expect(await me(browser)).toBeNull();
  expect(await me(other)).toBeNull();
  later(13 * day);
  await removeAccounts(shop.database.db, shop.clock.now());
  expect((await signIn(other, 'back@example.com')).status).toBe(200);
  expect(await me(other)).toMatchObject({ removalAt });
  expect(await other.read('POST', '/user/account/remove/cancel', {})).toMatchObject({ removalAt: null });
  later(20 * day);
  await removeAccounts(shop.database.db, shop.clock.now());
  expect((await signIn(other, 'back@example.com')).status).toBe(200);
  const mails = JSON.stringify(await other.read('GET', '/__dev/outbox?to=back%40example.com'));
  expect(mails).toContain('"removal"');
  expect((await shop.openBrowser().request('POST', '/user/account/remove', {})).status).toBe(401);
});

test('removes the person and keeps the order; one under way is waited for', async () => {
  const { browser, id } = await openAccount('gone@example.com', 'shipped');
  const { db } = shop.database;
  await browser.read('POST', '/user/account/remove', {});
  later(14 * day);
  await removeAccounts(db, shop.clock.now());
  expect(await tablesWith('gone@example.com')).toContain('account');
  await db.updateTable('customer_order').set({ status: 'delivered' }).where('id', '=', id).execute();
  const version = async () =>
    (await db.selectFrom('catalogue_state').select('version').executeTakeFirstOrThrow()).version;
  const before = await version();
  await removeAccounts(db, shop.clock.now());
  // Answers that servers keep have the name of the review's author.
  expect(await version()).toBe(before + 1);
  expect(await tablesWith('gone@example.com')).toEqual([]);
  const order = await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    total: expect.anything(),
    status: 'delivered',
    recipient: { lastName: '' },
    shopper_id: null,
  });
  expect(JSON.stringify(order)).not.toMatch(/Косач|380671234567/);
  const answer = await shop.openBrowser().request('GET', `/user/order/view?orderId=${id}`);
  expect(await answer.json()).toMatchObject({ data: { access: 'masked' } });
  const review = await db.selectFrom('review').selectAll().where('author', '=', 'Покупець').execute();
  expect(review).toMatchObject([{ rating: 5, email: null, shopper_id: null }]);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp([{ code: 'kettle', price: 500 }]);
});
afterAll(() => shop.close());

/** The address that the last e-mail to somebody names for leaving. */
async function leaveUrlOf(to: string): Promise<URL> {
  const kept = await shop.openBrowser().read('GET', `/__dev/outbox?to=${encodeURIComponent(to)}`);
  const [{ unsubscribeUrl = '' } = {}] = kept as { unsubscribeUrl?: string }[];
  return new URL(unsubscribeUrl);
}
/** As a mail program does it: no cookie, no origin. */
const press = ({ pathname, search }: URL, body = 'List-Unsubscribe=One-Click') =>
  shop.app.request(pathname + search, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('takes an address off the list by one POST of its mail program, twice as well as once', async () => {
  const email = 'reader@example.com';
  const form = { event: 'subscriptionWithCoupon', email, isConfirmed: true, name: 'Олена', marketing: true };
  expect((await shop.openBrowser().request('POST', '/user/marketing/event', form)).status).toBe(200);
  const url = await leaveUrlOf(email);
  const isOff = async () =>
    (
      await shop.database.db
        .selectFrom('subscription')
        .select('unsubscribed_at')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).unsubscribed_at !== null;
  // Programs that look at links make a GET: it leads a person to the page that asks.
  const looked = await shop.app.request(url.pathname + url.search);
  expect([looked.status, looked.headers.get('location')]).toEqual([
    303,
    `https://shop.example/?unsubscribe=${url.searchParams.get('token')}&list=discounts`,
  ]);
  expect((await press(url, 'other=1')).status).toBe(403);
  expect(await isOff()).toBe(false);
  expect([(await press(url)).status, (await press(url)).status]).toEqual([204, 204]);
  expect(await isOff()).toBe(true);
});

test('ends the watch of a price, and leads a person to its page', async () => {
  const email = 'watcher@example.com';
  const asked = { productId: shop.ids.kettle, email, targetAmount: 400 };
  await shop.openBrowser().read('POST', '/user/catalog/product/price/watch', asked);
  const url = await leaveUrlOf(email);
  const looked = await shop.app.request(url.pathname + url.search);
  expect(looked.headers.get('location')).toMatch(/^https:\/\/shop\.example\/ua\/price-watch\?token=/);
  for (const _ of [1, 2]) expect((await press(url)).status).toBe(204);
  expect(await shop.database.db.selectFrom('price_watch').selectAll().execute()).toEqual([]);
});

test('knows no other token, list or language', async () => {
  const at = (query: string) => press(new URL(`https://shop.example/user/unsubscribe?${query}`));
  expect((await at('list=discounts&locale=uk&token=unknown')).status).toBe(410);
  for (const query of [
    '',
    'list=other&locale=uk&token=x',
    'list=discounts&locale=en&token=x',
    'list=discounts&locale=uk',
  ])
    expect((await at(query)).status).toBe(404);
});

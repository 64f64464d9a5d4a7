import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'announced', status: 'preOrder', stock: 0 },
    { code: 'sold-out', status: 'outOfStock', stock: 0, isOrderable: false },
    { code: 'unpriced', status: 'preOrder', price: null },
    { code: 'lamp' },
    { code: 'awaited', status: 'expected' },
    { code: 'gone', status: 'discontinued', price: null },
  ]);
});
afterAll(() => shop.close());

const contact = { name: 'Олена', phone: '067 123-45-67', agree: true };
const preorder = (code: string, more: object = {}) =>
  shop.openBrowser().request('POST', '/user/catalog/product/preorder/add', {
    productId: shop.ids[code] ?? code,
    ...contact,
    ...more,
  });
const watch = (code: string, more: object = {}) =>
  shop.openBrowser().request('POST', '/user/catalog/product/availability/subscribe', {
    productId: shop.ids[code] ?? code,
    email: 'olena@example.com',
    agree: true,
    ...more,
  });
const dataOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { data: { id: string; number: string } }).data;

async function failureOf(answer: Promise<Response>) {
  const response = await answer;
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return [response.status, error.code, ...Object.keys(error.fields ?? {})];
}

test('takes a pre-order under a number for people and confirms it by e-mail', async () => {
  const { number } = await dataOf(preorder('announced', { email: 'Olena@example.com', quantity: 2 }));
  expect(number).toMatch(/^\d{4}-\d{4}$/);
  const rows = await shop.database.db.selectFrom('preorder').selectAll().execute();
  expect(rows).toMatchObject([{ number, quantity: 2, phone: '+380671234567', email: 'olena@example.com' }]);
  const mails = await shop.openBrowser().read('GET', '/__dev/outbox?to=olena@example.com');
  expect(mails).toMatchObject([{ kind: 'preorder', text: expect.stringContaining(number) }]);
});

test('refuses what is not announced, unknown or wrong', async () => {
  expect(await failureOf(preorder('lamp'))).toEqual([409, 'notPreOrder']);
  expect(await failureOf(preorder('gone'))).toEqual([409, 'notPreOrder']);
  // Who orders ahead is promised the price.
  expect(await failureOf(preorder('unpriced'))).toEqual([409, 'notPreOrder']);
  expect(await failureOf(preorder('424242'))).toEqual([404, 'notFound']);
  expect(await failureOf(preorder('announced', { phone: '1' }))).toEqual([400, 'validation', 'phone']);
  expect(await failureOf(preorder('announced', { quantity: 0 }))).toEqual([400, 'validation', 'quantity']);
});

test('remembers once who waits for a product, also when asked many times at once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => dataOf(watch('sold-out'))));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await dataOf(watch('sold-out', { email: '', phone: '0671234567' }));
  const rows = await shop.database.db.selectFrom('availability_watch').select('contact').orderBy('contact').execute();
  expect(rows.map((row) => row.contact)).toEqual(['+380671234567', 'olena@example.com']);
});

test('lets people wait for what is expected, and for a price', async () => {
  expect((await watch('unpriced')).status).toBe(200);
  expect((await watch('awaited')).status).toBe(200);
});

test('has nothing to wait for where a product is in stock or gone', async () => {
  expect(await failureOf(watch('lamp'))).toEqual([409, 'inStock']);
  expect(await failureOf(watch('gone'))).toEqual([410, 'gone']);
  expect(await failureOf(watch('sold-out', { email: '' }))).toEqual([400, 'validation', 'email']);
});

test('asks once more for what looks like a robot’s', async () => {
  const count = async () => (await shop.database.db.selectFrom('preorder').select('id').execute()).length;
  const before = await count();
  expect((await preorder('announced', { extraNote: 'x' })).status).toBe(400);
  expect((await preorder('announced', { startedAt: 1000, sentAt: 1100 })).status).toBe(400);
  expect(await count()).toBe(before);
});

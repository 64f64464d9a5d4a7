import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CartLine, PriceHistory, Product, ProductCard } from '@vitryna/contracts/api';
import { sql } from 'kysely';
import { openCatalogue } from '../../catalogue/catalogue.ts';
import { importCatalogue } from '../../import/import-catalogue.ts';
import { createSampleCatalogue, sampleProduct } from '../../import/sample-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createProductCards } from '../catalog/product-cards.ts';
import { mailFalls } from './mail-falls.ts';

const [plain] = createSampleCatalogue({ size: 0 }).categories;
if (!plain) throw new Error('the sample has no category');
const sampleCategory = { ...plain, code: '90', slug: 'imported' };

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', price: 1000 },
    { code: 'kettle', price: 500 },
    { code: 'iron', price: 700 },
    { code: 'unpriced', price: null },
    { code: 'claimed', price: 1000, claimedPrice: 1500 },
  ]);
});
afterAll(() => shop.close());

const idOf = (code: string): string => shop.ids[code] ?? code;
const setPrice = (code: string, price: number | null) =>
  sql`update product set price = ${price} where code = ${code}`.execute(shop.database.db);
const history = (id: string, days = 90) =>
  shop
    .openBrowser()
    .read('GET', `/user/catalog/product/price/history?productId=${id}&days=${days}`) as Promise<PriceHistory>;
const statusOf = async (path: string, body: object) =>
  (await shop.openBrowser().request('POST', `/user/catalog/product/price/${path}`, body)).status;
async function open() {
  const catalogue = await openCatalogue(shop.database);
  return { catalogue, cards: createProductCards(shop.database.db, catalogue) };
}

test('records every change of a price, of an import as of anything else, and answers from when it was in force', async () => {
  const { db } = shop.database;
  const source = { source: 'other', specifications: [], categories: [sampleCategory], total: 1 };
  const bring = (current: number | null, previous: number | null = null) =>
    importCatalogue(shop.database, {
      ...source,
      products: [
        sampleProduct('imported', {
          categoryCodes: ['90'],
          price: current === null ? null : { current, previous },
        }),
      ],
    });
  await bring(1200);
  const { id } = await db.selectFrom('product').select('id').where('code', '=', 'imported').executeTakeFirstOrThrow();
  await sql`update price_change set at = now() - interval '200 days' where product_id = ${id}`.execute(db);
  await bring(900.5);
  await sql`update price_change set at = now() - interval '40 days' where product_id = ${id} and amount = 90050`.execute(
    db,
  );
  await sql`update product set stock = 1 where id = ${id}`.execute(db);
  await bring(null);
  await sql`update price_change set at = now() - interval '3 days' where product_id = ${id} and amount is null`.execute(
    db,
  );
  await sql`update product set price = 1000 where id = ${id}`.execute(db);
  const { points, min30, now } = await history(String(id));
  expect(points.map(({ amount }) => amount)).toEqual([1200, 900.5, null, 1000]);
  expect(Date.parse(now) - Date.parse(points[0]?.at ?? '')).toBe(90 * 86_400_000);
  // What was in force when the thirty days began counts as well.
  expect(min30).toEqual({ amount: 900.5, currency: 'UAH' });
  expect((await history(String(id), 7)).points.map(({ amount }) => amount)).toEqual([900.5, null, 1000]);
  // An import that reduces a price tells the truth about the one before.
  for (const [previous, shown] of [
    [1200, 1200],
    [1300, null],
  ] as const) {
    await bring(950, previous);
    expect(await db.selectFrom('product').select('previous_price').where('id', '=', id).execute()).toEqual([
      { previous_price: shown },
    ]);
  }
});

test('knows no price of what it does not know, and none of what never had one', async () => {
  expect(await history(idOf('unpriced'))).toMatchObject({ points: [], min30: null, previousIsHonest: true });
  for (const id of ['424242', 'x'])
    expect(
      (await shop.openBrowser().request('GET', `/user/catalog/product/price/history?productId=${id}`)).status,
    ).toBe(404);
});

test('shows a previous price only once it was charged, wherever it is named', async () => {
  const { db } = shop.database;
  const id = idOf('claimed');
  const read = async () => {
    // A server that has kept no answer.
    const browser = shop.startBeside({}).openBrowser();
    const [card] = (await browser.read('GET', `/user/catalog/product/list/ids?ids[]=${id}`)) as ProductCard[];
    const product = (await browser.read('GET', '/user/catalog/product/view?slug=product-claimed')) as Product;
    await browser.read('POST', '/user/catalog/product/cart/add', { productId: id, quantity: 1 });
    const lines = (await browser.read('GET', '/user/catalog/product/list/cart/all')) as CartLine[];
    const types = [card, product].flatMap((one) => one?.prices.map(({ type }) => type) ?? []);
    const path = `/user/catalog/product/price/history?productId=${id}`;
    const { previousIsHonest } = (await browser.read('GET', path)) as PriceHistory;
    return [...types, lines[0]?.totalPrice.amount, previousIsHonest];
  };
  const set = (values: { price?: number; previous_price?: number }) =>
    db.updateTable('product').set(values).where('id', '=', Number(id)).execute();
  expect(await read()).toEqual(['current', 'current', 1000, false]);
  // Named again, by whatever writes it.
  await set({ previous_price: 1400 });
  expect(await read()).toEqual(['current', 'current', 1000, false]);
  await set({ price: 1400 });
  await set({ price: 1000 });
  expect(await read()).toEqual(['current', 'previous', 'current', 'previous', 1400, true]);
  await set({ previous_price: 2000 });
  expect(await read()).toEqual(['current', 'current', 1000, false]);
});

test('watches a price from the day the address agrees, and writes once for each fall to what was named', async () => {
  const { catalogue, cards } = await open();
  const browser = shop.openBrowser();
  const mails = async (kind: string) => {
    const all = (await browser.read('GET', '/__dev/outbox?to=olena@example.com')) as {
      kind: string;
      text: string;
      links: string[];
    }[];
    return all.filter((mail) => mail.kind === kind);
  };
  const look = () => mailFalls(shop.database.db, cards, { publicUrl: 'https://shop.example', now: new Date() });
  const ask = (targetAmount: number) =>
    statusOf('watch', { productId: idOf('kettle'), email: 'Olena@example.com', targetAmount });
  expect(await ask(400)).toBe(200);
  // Asked again at once, nobody is mailed twice.
  expect(await ask(400)).toBe(200);
  const [question, ...others] = await mails('priceWatch');
  expect(others).toEqual([]);
  const token = new URL(question?.links[0] ?? '').searchParams.get('token') ?? '';
  await setPrice('kettle', 390);
  await look();
  expect(await mails('priceFall')).toEqual([]);
  await setPrice('kettle', 500);
  const view = () => browser.read('GET', `/user/catalog/product/price/watch/view?token=${token}`);
  expect(await view()).toMatchObject({ product: { code: 'kettle' }, targetAmount: 400, isConfirmed: false });
  expect(await statusOf('watch/answer', { token, answer: 'confirm' })).toBe(200);
  expect(await view()).toMatchObject({ isConfirmed: true });
  const counts: number[] = [];
  for (const price of [450, 400, 400, 420, 399, null, 398]) {
    await setPrice('kettle', price);
    await sql`update product set is_orderable = price is not null where code = 'kettle'`.execute(shop.database.db);
    await Promise.all([look(), look()]);
    counts.push((await mails('priceFall')).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3]);
  const [fall] = await mails('priceFall');
  expect(fall?.links.at(-1)).toContain(`/ua/price-watch?token=${token}`);
  for (const _ of [1, 2]) expect(await statusOf('watch/answer', { token, answer: 'stop' })).toBe(200);
  await setPrice('kettle', 100);
  await look();
  expect(await mails('priceFall')).toHaveLength(3);
  expect(await statusOf('watch/answer', { token, answer: 'confirm' })).toBe(410);
  await catalogue.close();
});

test.each<[string, object, number]>([
  ['without a price', { productId: 'unpriced' }, 409],
  ['that is as cheap already', { productId: 'iron', targetAmount: 700 }, 409],
  ['for an amount below a kopiyka', { productId: 'iron', targetAmount: 1.005 }, 400],
  ['for no address', { productId: 'iron', email: 'olena' }, 400],
  ['that there is none', { productId: '424242' }, 404],
])('refuses a watch of a product %s', async (_, { productId, ...more }: { productId?: string }, status) => {
  const body = { productId: idOf(productId ?? ''), email: 'ivan@example.com', ...more };
  expect(await statusOf('watch', body)).toBe(status);
});

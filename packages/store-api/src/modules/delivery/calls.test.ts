import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type {
  CartSummary,
  City,
  DeliveryDays,
  DeliveryQuote,
  ListedWarehouse,
  Paged,
  Product,
  ProductDelivery,
  Region,
  Street,
  WarehousePlace,
} from '@vitryna/contracts/api';
import { systemClock } from '@vitryna/resilience';
import { sql } from 'kysely';
import { addDelivery } from '../../testing/add-delivery.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addCoupon } from '../coupon/repository.ts';
import { saveSetting } from '../shared/setting-repository.ts';
import { takesParcel } from './product-delivery.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp([
    { code: 'cheap', price: 1500 },
    { code: 'dear', price: 2000 },
    { code: 'paid', price: 5000, category: '20' },
    { code: 'included', price: 10, category: '30' },
  ]);
  await addDelivery(shop.database);
});
afterAll(() => shop.close());

const read = async <T>(path: string): Promise<T> =>
  (await shop.openBrowser().read('GET', `/user/delivery/${path}`)) as T;
const list = (query: string) => read<Paged<ListedWarehouse>>(`warehouse/list?cityRef=lviv&${query}`);
const statusOf = async (path: string) => (await shop.openBrowser().request('GET', `/user/delivery/${path}`)).status;
const quote = async (body: object, browser = shop.openBrowser()) =>
  (await browser.read('POST', '/user/delivery/quote', body)) as DeliveryQuote;
const methodsOf = ({ methods }: DeliveryQuote) =>
  Object.fromEntries(methods.map(({ method, ...rest }) => [method, rest]));
const items = (...codes: string[]) => codes.map((code) => ({ productId: shop.ids[code], quantity: 1 }));

test('lists 24 regions and Kyiv, and over 200 cities that all have points', async () => {
  expect(await read<Region[]>('region/list')).toHaveLength(25);
  const popular = await read<City[]>('city/popular');
  expect(popular.map(({ ref }) => ref).slice(0, 3)).toEqual(['kyiv', 'kharkiv', 'odesa']);
  expect(popular).toHaveLength(10);
  const rows = await shop.database.db.selectFrom('delivery_point').select('city_ref').distinct().execute();
  const cities = await shop.database.db.selectFrom('delivery_city').select('ref').execute();
  expect(rows).toHaveLength(cities.length);
  expect(cities.length).toBeGreaterThan(200);
});

test('finds a city while it is typed, and by the ref that a browser remembers', async () => {
  const [dnipro] = await read<City[]>(`city/list?query=${encodeURIComponent('Дніпропетр')}`);
  expect(dnipro).toMatchObject({ ref: 'dnipro', type: { uk: 'місто', ru: 'город' }, courier: true });
  expect(await read<City>('city/view?cityRef=dnipro')).toEqual(dnipro);
  expect(await read<City[]>(`city/list?query=${encodeURIComponent('Миколаїв')}&regionRef=lvivska`)).toHaveLength(1);
});

test('says in the sums of a cart what the chosen way costs, as the quote does', async () => {
  const browser = shop.openBrowser();
  const path = '/user/catalog/product/cart/summary?';
  const deliveryOf = async (query: string) =>
    ((await browser.read('GET', path + query)) as CartSummary).delivery?.amount ?? null;
  expect(await deliveryOf('deliveryMethod=courier&cityRef=lviv')).toBeNull();
  await browser.read('POST', '/user/catalog/product/cart/add', { productId: shop.ids.cheap, quantity: 1 });
  const { warehouse, courier } = methodsOf(await quote({ cityRef: 'lviv' }, browser));
  expect(courier?.price.amount).toBeGreaterThan(warehouse?.price.amount ?? 0);
  expect(await deliveryOf('deliveryMethod=courier&cityRef=lviv')).toBe(courier?.price.amount);
  expect(await deliveryOf('deliveryMethod=warehouse&cityRef=lviv')).toBe(warehouse?.price.amount);
  const { items: points } = await list('limit=1');
  const there = `deliveryMethod=warehouse&cityRef=lviv&warehouseRef=${points[0]?.ref}`;
  expect(await deliveryOf(there)).toBe(warehouse?.price.amount);
  expect(await deliveryOf('deliveryMethod=pickup')).toBe(0);
  expect(await deliveryOf('deliveryMethod=warehouse')).toBeNull();
  for (const query of [
    'cityRef=atlantis',
    'cityRef=lviv&warehouseRef=none',
    `cityRef=kyiv&warehouseRef=${points[0]?.ref}`,
  ])
    expect((await browser.request('GET', path + query)).status).toBe(404);
  await browser.read('POST', '/user/catalog/product/cart/add', { productId: shop.ids.dear, quantity: 1 });
  expect(await deliveryOf(there)).toBe(0);
  expect(await deliveryOf('deliveryMethod=courier&cityRef=lviv')).toBeGreaterThan(0);
});

test('answers 404 for what it does not know, 400 for what is no query', async () => {
  const unknown = [
    'city/view?cityRef=atlantis',
    'warehouse/list?cityRef=atlantis',
    'warehouse/places?cityRef=atlantis',
  ];
  unknown.push('street/list?cityRef=atlantis&query=aa', 'warehouse/view?cityRef=lviv&warehouseRef=kyiv-1');
  expect(await Promise.all(unknown.map(statusOf))).toEqual(unknown.map(() => 404));
  expect(
    await Promise.all(['city/list?query=a', 'warehouse/list?cityRef=lviv&lat=49', 'city/list'].map(statusOf)),
  ).toEqual([400, 400, 400]);
  const post = (body: object) => shop.openBrowser().request('POST', '/user/delivery/quote', body);
  expect((await post({ cityRef: 'atlantis' })).status).toBe(404);
  expect((await post({ cityRef: 'lviv', items: [{ productId: '424242' }] })).status).toBe(404);
});

test('pages through all points of a city without losing one', async () => {
  const first = await list('limit=20&page=1');
  const pages = await Promise.all(Array.from({ length: first.pages }, (_, at) => list(`limit=20&page=${at + 1}`)));
  const refs = pages.flatMap(({ items }) => items.map(({ ref }) => ref));
  expect(new Set(refs).size).toBe(first.total);
  expect(await read<WarehousePlace[]>('warehouse/places?cityRef=lviv')).toHaveLength(first.total);
});

test('puts the number that was typed first, finds it by words before it, and streets in both languages', async () => {
  for (const query of ['12', '№12', '№ 12', 'Відділення 12', 'отделение №12'])
    expect((await list(`query=${encodeURIComponent(query)}`)).items[0]?.number).toBe('12');
  const { items: numbered } = await list('query=1');
  expect(numbered[0]?.number).toBe('1');
  for (const query of ['франк', 'Ивана Франко', 'вул. Франка'])
    for (const { address } of (await list(`query=${encodeURIComponent(query)}`)).items)
      expect(address.uk).toContain('Франка');
  expect((await list('query=%25')).total).toBe((await list('')).total);
});

test('puts the nearest first and says how far it is', async () => {
  const { items: near } = await list('lat=49.84&lng=24.03&limit=96');
  const distances = near.map(({ distanceM }) => distanceM ?? -1);
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(distances[0]).toBeGreaterThan(0);
  expect((await list('')).items.every(({ distanceM }) => distanceM === null)).toBe(true);
});

test('a point that cannot take the parcel says why, whichever side is named first', async () => {
  const machines = 'type=postMachine&limit=5';
  const statuses = async (query: string) => new Set((await list(query)).items.map(({ status }) => status));
  expect(await statuses(machines)).toEqual(new Set(['working']));
  expect(await statuses(`${machines}&weightKg=20`)).toEqual(new Set(['working']));
  expect(await statuses(`${machines}&weightKg=20.1`)).toEqual(new Set(['tooHeavy']));
  expect(await statuses(`${machines}&sizeCm[]=30&sizeCm[]=60&sizeCm[]=40`)).toEqual(new Set(['working']));
  expect(await statuses(`${machines}&sizeCm[]=41&sizeCm[]=20&sizeCm[]=41`)).toEqual(new Set(['tooLarge']));
  expect((await list(`${machines}&weightKg=21&isWorking=true`)).total).toBe(0);
  const one = await read<ListedWarehouse>('warehouse/view?cityRef=lviv&warehouseRef=lviv-1001&weightKg=25');
  expect(one).toMatchObject({ number: '1001', status: 'tooHeavy' });
  await shop.database.db.updateTable('delivery_point').set({ is_open: false }).where('ref', '=', 'lviv-1002').execute();
  expect(await read<ListedWarehouse>('warehouse/view?cityRef=lviv&warehouseRef=lviv-1002')).toMatchObject({
    status: 'closed',
  });
});

test('finds streets by the beginnings of their words', async () => {
  const found = await read<Street[]>(`street/list?cityRef=lviv&query=${encodeURIComponent('шевч')}`);
  expect(found[0]?.name.uk).toBe('Тараса Шевченка');
  expect(found.length).toBeLessThanOrEqual(10);
  expect(await read<Street[]>('street/list?cityRef=lviv&query=%25%25')).toEqual([]);
});

test('quotes under a key though the cities have to be read again: on one connection it asks for no second', async () => {
  let now = 0;
  const later = () => {
    now += 60_000;
    return now;
  };
  const beside = shop.startBeside({ time: { ...systemClock, now: later } });
  for (const key of ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']) {
    const body = { cityRef: 'lviv', items: items('cheap', 'dear') };
    const answer = await beside.openBrowser().request('POST', '/user/delivery/quote', body, { 'idempotency-key': key });
    expect(answer.status).toBe(200);
  }
});

test('quotes by the table of tariffs; an order by courier is never free', async () => {
  shop.clock.set(new Date('2026-11-23T08:00:00Z'));
  const cheap = await quote({ cityRef: 'lviv', items: items('cheap') });
  expect(cheap).toMatchObject({
    city: { ref: 'lviv' },
    parcel: { weightKg: 1 },
    orderBefore: '2026-11-23T14:00:00.000Z',
  });
  expect(methodsOf(cheap)).toMatchObject({
    warehouse: { price: { amount: 70 }, free: false, eta: { from: '2026-11-25T10:00:00.000Z' }, disabled: null },
    courier: { price: { amount: 105 }, free: false, disabled: null },
    pickup: { disabled: { uk: expect.any(String) } },
  });
  for (const free of [items('dear'), items('cheap', 'cheap'), items('included')]) {
    const methods = methodsOf(await quote({ cityRef: 'lviv', items: free }));
    expect([methods.warehouse?.free, methods.warehouse?.price.amount, methods.courier?.free]).toEqual([true, 0, false]);
    expect(methods.courier?.price.amount).toBeGreaterThan(0);
  }
  for (const charged of [items('paid'), items('dear', 'paid')])
    expect(methodsOf(await quote({ cityRef: 'lviv', items: charged })).warehouse?.free).toBe(false);
  const near = methodsOf(await quote({ cityRef: 'kyiv', items: items('cheap') }));
  expect(near.pickup).toMatchObject({ free: true, disabled: null, eta: { from: '2026-11-23T15:00:00.000Z' } });
  shop.clock.set(null);
});

test('a product says itself what the quote says of its way to a point, whatever the city [§9.1]', async () => {
  await sql`update product set document = document || '{"weightKg": 12.3}' where code = 'paid'`.execute(
    shop.database.db,
  );
  for (const code of ['cheap', 'dear', 'paid', 'included']) {
    const product = await shop.openBrowser().read('GET', `/user/catalog/product/view?slug=product-${code}`);
    for (const cityRef of ['lviv', 'kyiv']) {
      const { warehouse } = methodsOf(await quote({ cityRef, items: items(code) }));
      expect([code, (product as Product).deliveryPrice]).toEqual([code, warehouse?.price]);
    }
  }
});

test('without items it is about the cart of the one who asks', async () => {
  const browser = shop.openBrowser();
  expect((await quote({ cityRef: 'lviv' }, browser)).parcel.weightKg).toBe(0);
  await browser.read('POST', '/user/catalog/product/cart/add', { productId: shop.ids.cheap, quantity: 2 });
  const own = await quote({ cityRef: 'lviv' }, browser);
  expect([own.parcel.weightKg, methodsOf(own).warehouse?.free]).toEqual([2, true]);
  expect((await quote({ cityRef: 'lviv' })).parcel.weightKg).toBe(0);
});

test('a cart that its coupon takes below free delivery pays for it, in the quote as in the order', async () => {
  const browser = shop.openBrowser();
  const now = new Date();
  const coupon = { code: 'QUOTE-5', reason: 'quote', email: 'a@example.com', discount: 5, minTotal: 0 };
  await addCoupon(shop.database.db, { ...coupon, expiresAt: new Date(now.getTime() + 86_400_000) }, now);
  await browser.read('POST', '/user/catalog/product/cart/add', { productId: shop.ids.dear, quantity: 1 });
  const isFree = async () => methodsOf(await quote({ cityRef: 'lviv' }, browser)).warehouse?.free;
  expect(await isFree()).toBe(true);
  await browser.read('POST', '/user/catalog/product/cart/coupon/add', { code: 'QUOTE-5' });
  expect(await isFree()).toBe(false);
});

test('a village without a courier and a parcel that nobody takes are said', async () => {
  const small = methodsOf(await quote({ cityRef: 'bukovel', items: items('cheap') }));
  expect(small.courier?.disabled).not.toBeNull();
  const heavy = await quote({ cityRef: 'lviv', items: [{ productId: shop.ids.cheap, quantity: 999 }] });
  expect(methodsOf(heavy).courier?.disabled?.uk).toContain('заважка');
});

test('an operator changes tariffs in the settings, and a wrong setting is none', async () => {
  const { db } = shop.database;
  await saveSetting(db, 'delivery', { tariffs: [{ upToKg: 5, warehouse: 5550, courier: 9000 }], cutOff: '12:00' });
  expect(methodsOf(await quote({ cityRef: 'lviv', items: items('cheap') })).warehouse?.price.amount).toBe(55.5);
  await saveSetting(db, 'delivery', { tariffs: 'none' });
  expect(methodsOf(await quote({ cityRef: 'lviv', items: items('cheap') })).warehouse?.price.amount).toBe(70);
});

test('says of a product how it gets to a city, the points that take it and the nearest three, and the same day in a list', async () => {
  shop.clock.set(new Date('2026-11-23T11:50:00Z'));
  const { ids } = shop;
  const product = await read<ProductDelivery>(`product?cityRef=lviv&productId=${ids.cheap}`);
  expect(product.orderBefore).toBe('2026-11-23T14:00:00.000Z');
  expect(product.now).toMatch(/^2026-11-23T11:50:/);
  const free = await list('isWorking=true&weightKg=1&sizeCm[]=30&sizeCm[]=20&sizeCm[]=10&limit=3');
  expect(product.points).toEqual({ total: free.total, nearest: free.items });
  expect(product.points.nearest).toHaveLength(3);
  const { db } = shop.database;
  await db
    .updateTable('product')
    .set({ document: JSON.stringify({ weightKg: 25 }) })
    .where('code', '=', 'dear')
    .execute();
  await db
    .updateTable('product')
    .set({ document: JSON.stringify({ weightKg: 1200 }) })
    .where('code', '=', 'paid')
    .execute();
  const heavy = await read<ProductDelivery>(`product?cityRef=lviv&productId=${ids.dear}`);
  expect(heavy.points.total).toBeLessThan(product.points.total);
  expect(heavy.points.nearest.every(({ maxWeightKg }) => maxWeightKg === null || maxWeightKg >= 25)).toBe(true);
  const asked = ['cheap', 'dear', 'paid', 'nothing'].map((code) => `slugs[]=product-${code}`).join('&');
  const { city, days } = await read<DeliveryDays>(`day/list?cityRef=lviv&${asked}`);
  expect(city.ref).toBe('lviv');
  const first = product.methods.find(({ method }) => method === 'warehouse')?.eta.from;
  // What nobody brings has no day.
  expect(days.toSorted((one, other) => one.slug.localeCompare(other.slug))).toEqual(
    ['product-cheap', 'product-dear'].map((slug) => ({ slug, arrives: first })),
  );
  expect(await statusOf(`product?cityRef=atlantis&productId=${ids.cheap}`)).toBe(404);
  expect(await statusOf('product?cityRef=lviv&productId=424242')).toBe(404);
  expect(await statusOf(`day/list?cityRef=atlantis&${asked}`)).toBe(404);
  shop.clock.set(null);
});

test.each<[number | null, number[] | null, boolean]>([
  [null, null, true],
  [5, null, true],
  [4.9, null, false],
  [null, [10, 30, 20], true],
  [null, [10, 29, 20], false],
  [30, [40, 40, 9], false],
])('a point for %s kg and sides of %j takes 5 kg of 30 × 20 × 10: %s', (maxWeightKg, maxSizeCm, takes) => {
  expect(takesParcel({ maxWeightKg, maxSizeCm }, { weightKg: 5, sizeCm: [30, 20, 10] })).toBe(takes);
});

test('says without a product what delivery to a city costs at least [§1.6]', async () => {
  const ways = methodsOf(await read<ProductDelivery>('product?cityRef=lviv'));
  expect(ways.warehouse).toMatchObject({ free: false, price: { amount: 70 }, disabled: null });
  expect(ways.courier?.price.amount).toBeGreaterThan(70);
  expect(await statusOf('product?cityRef=atlantis')).toBe(404);
});

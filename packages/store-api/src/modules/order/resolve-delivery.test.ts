import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CheckoutOptions, OrderView } from '@vitryna/contracts/api';
import { addDelivery } from '../../testing/add-delivery.ts';
import { makeOrder, openWithCart, sendOrder } from '../../testing/checkout.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let warehouseRef: string;

beforeAll(async () => {
  shop = await createTestApp([
    { code: 'lamp', price: 100 },
    { code: 'dear', price: 2500 },
  ]);
  await addDelivery(shop.database);
  const { db } = shop.database;
  const point = await db
    .selectFrom('delivery_point')
    .select('ref')
    .where('city_ref', '=', 'kyiv')
    .where('type', '=', 'postOffice')
    .where('takes_cash', '=', true)
    .where('is_open', '=', true)
    .orderBy('ref')
    .executeTakeFirstOrThrow();
  warehouseRef = point.ref;
}, 120_000);
afterAll(() => shop.close());

const toPoint = (changes: object = {}) => ({ method: 'warehouse', cityRef: 'kyiv', warehouseRef, ...changes });
const street = { name: 'Хрещатик' };
const toDoor = (changes: object = {}) => ({ method: 'courier', cityRef: 'kyiv', street, house: '1', ...changes });

async function deliveryOf(products: Record<string, number>, delivery: object) {
  const { browser, id } = await makeOrder(shop, products, { delivery });
  const order = (await browser.read('GET', `/user/order/view?orderId=${id}`)) as OrderView & { access: 'owner' };
  return order.delivery;
}

test('keeps where the order goes, what that costs, who pays it and when it is there [§3.11]', async () => {
  expect(await deliveryOf({ lamp: 1 }, toPoint())).toMatchObject({
    method: 'warehouse',
    address: { city: { ref: 'kyiv', name: { uk: 'Київ' } }, warehouse: { ref: warehouseRef } },
    price: { amount: 70 },
    payer: 'recipient',
    eta: { from: expect.any(String) },
  });
  expect(await deliveryOf({ lamp: 1 }, { method: 'pickup', pointId: 'kyiv-1' })).toMatchObject({
    address: null,
    pickupPoint: { id: 'kyiv-1' },
    price: { amount: 0 },
  });
});

test('is free to a warehouse from the sum on, and never by courier', async () => {
  expect(await deliveryOf({ dear: 1 }, toPoint())).toMatchObject({ price: { amount: 0 }, payer: 'shop' });
  expect(await deliveryOf({ dear: 1 }, toDoor())).toMatchObject({
    address: { street: { name: { uk: 'Хрещатик' } }, house: '1' },
    price: { amount: 105 },
    payer: 'recipient',
  });
});

test('says at the field what there is not, or has closed since it was chosen', async () => {
  const fieldsOf = async (delivery: object, changes: object = {}) => {
    const browser = await openWithCart(shop, { lamp: 1 });
    const { status, error } = await sendOrder(browser, { delivery, ...changes });
    return [status, ...Object.keys(error?.fields ?? {})];
  };
  expect(await fieldsOf(toPoint({ cityRef: 'atlantis' }))).toEqual([400, 'delivery.cityRef']);
  expect(await fieldsOf(toPoint({ warehouseRef: 'elsewhere' }))).toEqual([400, 'delivery.warehouseRef']);
  expect(await fieldsOf({ method: 'pickup', pointId: 'moon' })).toEqual([400, 'delivery.pointId']);
  const { db } = shop.database;
  const change = (changes: object) =>
    db.updateTable('delivery_point').set(changes).where('ref', '=', warehouseRef).execute();
  await change({ takes_cash: false });
  expect(await fieldsOf(toPoint())).toEqual([400, 'payment.method']);
  const offered = async (query: string) => {
    const browser = await openWithCart(shop, { lamp: 1 });
    const { payments } = (await browser.read('GET', `/user/checkout/options${query}`)) as CheckoutOptions;
    return payments.find(({ method }) => method === 'cashOnDelivery')?.disabled?.uk;
  };
  expect(await offered(`?deliveryMethod=warehouse&warehouseRef=${warehouseRef}`)).toBe(
    'У цій точці не приймають оплату',
  );
  expect(await offered('?deliveryMethod=courier')).toBeUndefined();
  await change({ is_open: false });
  expect(await fieldsOf(toPoint(), { payment: { method: 'card' } })).toEqual([400, 'delivery.warehouseRef']);
  await change({ takes_cash: true, is_open: true });
});

test('a draft comes back with the places that it names', async () => {
  const browser = shop.openBrowser();
  const draft = await browser.read('POST', '/user/checkout/draft', { delivery: toPoint() });
  expect(draft).toMatchObject({ places: { city: { ref: 'kyiv' }, warehouse: { ref: warehouseRef } } });
});

test('the next checkout begins with the person and the place of the last order, without what was said about it', async () => {
  const browser = await openWithCart(shop, { lamp: 1 });
  await browser.read('POST', '/user/checkout/draft', { comment: 'Дзвоніть увечері', recipient: { firstName: 'Ол' } });
  await sendOrder(browser, { delivery: toPoint(), comment: 'Дзвоніть увечері' });
  const draft = await browser.read('GET', '/user/checkout/draft');
  expect(draft).toMatchObject({
    recipient: { firstName: 'Олена', phone: '+380671234567' },
    delivery: { warehouseRef },
    payment: { method: 'cashOnDelivery' },
  });
  expect(draft).not.toHaveProperty('comment');
});

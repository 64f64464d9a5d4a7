import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SavedAddress } from '@vitryna/contracts/api';
import { addDelivery } from '../../testing/add-delivery.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let shop: TestApp;
let warehouseRef: string;
let names = 0;

beforeAll(async () => {
  shop = await createTestApp();
  await addDelivery(shop.database);
  const { db } = shop.database;
  const point = db
    .selectFrom('delivery_point')
    .select('ref')
    .where('city_ref', '=', 'kyiv')
    .where('is_open', '=', true);
  warehouseRef = (await point.orderBy('ref').executeTakeFirstOrThrow()).ref;
}, 120_000);
afterAll(() => shop.close());

async function signUp(): Promise<TestBrowser> {
  names += 1;
  const browser = shop.openBrowser();
  const person = { firstName: 'Ольга', email: `olha${names}@example.com`, password: 'каштан-і-липа-7', agree: true };
  await browser.read('POST', '/user/account/sign/up', person);
  return browser;
}

const recipient = { firstName: 'Ольга', lastName: 'Кобилянська', phone: '067 123 45 67' };
const toDoor = (house: string) => ({
  recipient,
  delivery: { method: 'courier', cityRef: 'kyiv', street: { name: 'Хрещатик' }, house, flat: '7' },
});
const toPoint = () => ({ recipient, delivery: { method: 'warehouse', cityRef: 'kyiv', warehouseRef } });
const pick = ({ delivery }: { delivery: object }) => ({ delivery });
async function post(browser: TestBrowser, path: string, body: unknown) {
  const answer = await browser.request('POST', `/user/account/address/${path}`, body);
  const { data, error } = (await answer.json()) as { data: SavedAddress[]; error: { fields?: object } };
  return { status: answer.status, data, fields: Object.keys(error?.fields ?? {}) };
}

test('keeps addresses as a checkout sends them, with the names of their places; the first is the default', async () => {
  const browser = await signUp();
  expect(await browser.read('GET', '/user/account/address/list')).toEqual([]);
  await post(browser, 'add', toDoor('1'));
  const { data } = await post(browser, 'add', toPoint());
  expect(data).toMatchObject([
    {
      isDefault: true,
      recipient: { phone: '+380671234567', middleName: null },
      delivery: toDoor('1').delivery,
      address: {
        city: { ref: 'kyiv', name: { uk: 'Київ', ru: 'Киев' } },
        street: { ref: null },
        house: '1',
        flat: '7',
      },
    },
    { isDefault: false, delivery: toPoint().delivery, address: { warehouse: { ref: warehouseRef } } },
  ]);
  const [door, point] = data;
  const update = { ...toDoor('2'), id: door?.id };
  expect((await post(browser, 'update', update)).data[0]).toMatchObject({ isDefault: true, address: { house: '2' } });
  const chosen = (await post(browser, 'default', { id: point?.id })).data;
  expect(chosen.map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [point?.id, true],
    [door?.id, false],
  ]);
  expect((await post(browser, 'remove', { id: point?.id })).data).toMatchObject([{ id: door?.id, isDefault: true }]);
  expect((await post(browser, 'remove', { id: point?.id })).data).toHaveLength(1);
});

test('keeps what is sent twice once, and ten at most, also of those that come together', async () => {
  const browser = await signUp();
  const same = await Promise.all([1, 2, 3].map(() => post(browser, 'add', toDoor('1'))));
  expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
  const houses = Array.from({ length: 11 }, (_, at) => String(at + 2));
  const answers = await Promise.all(houses.map((house) => post(browser, 'add', toDoor(house))));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 409, 409]);
  expect(await browser.read('GET', '/user/account/address/list')).toHaveLength(10);
});

test('says at which field an address is wrong', async () => {
  const browser = await signUp();
  const wrong = async (changes: object) => (await post(browser, 'add', { ...toPoint(), ...changes })).fields;
  const delivery = toPoint().delivery;
  expect(await wrong({ delivery: { ...delivery, cityRef: 'nowhere' } })).toEqual(['delivery.cityRef']);
  expect(await wrong({ delivery: { ...delivery, warehouseRef: 'none' } })).toEqual(['delivery.warehouseRef']);
  expect(await wrong({ delivery: { method: 'pickup', pointId: 'shop' } })).toEqual(['delivery.method']);
  expect(await wrong({ recipient: { ...recipient, phone: '12' } })).toEqual(['recipient.phone']);
});

test('shows and changes nobody else’s, and nothing to a visitor', async () => {
  const [owner, stranger] = [await signUp(), await signUp()];
  const id = (await post(owner, 'add', toDoor('1'))).data[0]?.id;
  expect((await post(stranger, 'update', { ...toDoor('9'), id })).status).toBe(404);
  expect((await post(stranger, 'default', { id })).status).toBe(404);
  expect((await post(stranger, 'remove', { id })).data).toEqual([]);
  expect(await owner.read('GET', '/user/account/address/list')).toMatchObject([{ address: { house: '1' } }]);
  const visitor = shop.openBrowser();
  expect((await visitor.request('GET', '/user/account/address/list')).status).toBe(401);
  expect((await post(visitor, 'add', toDoor('1'))).status).toBe(401);
  expect(visitor.cookie()).toBeNull();
});

test('begins an order with what the account knows, until something of it is filled in', async () => {
  const browser = await signUp();
  const draft = () => browser.read('GET', '/user/checkout/draft');
  const email = `olha${names}@example.com`;
  expect(await draft()).toMatchObject({ recipient: { firstName: 'Ольга', email } });
  await post(browser, 'add', toPoint());
  const known = await draft();
  expect(known).toMatchObject({ recipient: { ...recipient, phone: '+380671234567', email }, ...pick(toPoint()) });
  expect(known).toMatchObject({ places: { city: { ref: 'kyiv' }, warehouse: { ref: warehouseRef } } });
  expect(known).not.toHaveProperty('anotherRecipient');
  const other = { ...toDoor('7'), recipient: { ...recipient, firstName: 'Марія' }, isDefault: true };
  await post(browser, 'add', other);
  expect(await draft()).toMatchObject({
    recipient: { firstName: 'Ольга', email },
    anotherRecipient: { ...recipient, firstName: 'Марія', phone: '+380671234567' },
    ...pick(other),
  });
  await browser.read('POST', '/user/checkout/draft', { delivery: { method: 'pickup', pointId: 'kyiv-1' } });
  expect(await draft()).toMatchObject({ recipient: { email }, delivery: { method: 'pickup', pointId: 'kyiv-1' } });
});

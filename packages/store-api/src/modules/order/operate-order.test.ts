import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeOrder } from '../../testing/checkout.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSandbox } from '../payment/sandbox.ts';
import { addUpload, findOwned, isPublicUpload } from '../upload/repository.ts';
import { inspectOrder, latestOrders, type OrderStep, operateOrder } from './operate-order.ts';
import { doOrderChores } from './order-chores.ts';
import { returnLifeMs } from './order-status.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp', price: 100, stock: 500 }]);
});
afterAll(() => shop.close());

const operate = (number: string, step: OrderStep, now = new Date()) =>
  operateOrder(shop.database.db, number, step, { publicUrl: 'https://shop.example', now });
const iban = 'UA213223130000026007233566001';

/** The e-mails about an order, the first one first. */
async function emailsOf(number: string) {
  const mails = (await shop.openBrowser().read('GET', '/__dev/outbox')) as {
    kind: string;
    text: string;
    links: string[];
  }[];
  return mails.filter(({ text }) => text.includes(number)).reverse();
}

/** An order that the shopper has. */
async function deliver(quantity = 1, at = new Date()) {
  const made = await makeOrder(shop, { lamp: quantity });
  await operate(made.number, { action: 'confirm' });
  await operate(made.number, { action: 'ship', ttn: '20450000000001' });
  await operate(made.number, { action: 'deliver' }, at);
  return made;
}

test('takes an order through its life, with an e-mail at each stage that somebody waits for [§1.3]', async () => {
  const { browser, id, number } = await deliver();
  expect((await emailsOf(number)).map(({ kind }) => kind)).toEqual([
    'order-new',
    'order-confirmed',
    'order-shipped',
    'order-delivered',
  ]);
  const order = await browser.read('GET', `/user/order/view?orderId=${id}`);
  expect(order).toMatchObject({
    status: 'delivered',
    delivery: { ttn: '20450000000001', trackingUrl: expect.stringContaining('20450000000001') },
    payment: { state: 'paid' },
    can: { return: true, review: true, cancel: false },
  });
  expect((await inspectOrder(shop.database.db, number))?.events.map(({ status }) => status)).toEqual([
    'new',
    'confirmed',
    'shipped',
    'delivered',
  ]);
  await expect(operate(number, { action: 'cancel' })).rejects.toMatchObject({ code: 'orderStatus' });
  await expect(operate('0000-0000', { action: 'confirm' })).rejects.toThrow('0000-0000');
  expect((await latestOrders(shop.database.db, 'delivered', 5)).map((row) => row.number)).toContain(number);
});

test('marks an invoice and cash as paid, once', async () => {
  const company = { name: 'ТОВ «Зоря»', edrpou: '14360570' };
  const { number } = await makeOrder(shop, { lamp: 1 }, { payment: { method: 'invoice', company } });
  expect(await operate(number, { action: 'mark-paid' })).toMatchObject({ status: 'paid', payment_state: 'paid' });
  const cash = await makeOrder(shop, { lamp: 1 });
  for (const _ of [1, 2]) expect(await operate(cash.number, { action: 'mark-paid' })).toMatchObject({ status: 'new' });
  expect((await inspectOrder(shop.database.db, cash.number))?.events.length).toBe(2);
});

test('takes goods back within fourteen days, no others and no more of them', async () => {
  const { browser, id } = await deliver(2);
  const ask = (lines: object[], from = browser, orderId = id) =>
    from.request('POST', '/user/order/return/add', { orderId, lines, iban });
  const line = { productId: shop.ids.lamp, quantity: 1, reason: 'defect' };
  expect((await ask([line], shop.openBrowser())).status).toBe(404);
  expect((await ask([{ ...line, quantity: 3 }])).status).toBe(400);
  expect((await ask([line, { ...line, quantity: 2 }])).status).toBe(400);
  expect((await ask([{ ...line, productId: '424242' }])).status).toBe(400);
  expect((await ask([line])).status).toBe(200);
  const { timeline } = (await browser.read('GET', `/user/order/view?orderId=${id}`)) as { timeline: object[] };
  const note = { uk: expect.stringMatching(/^Повертається: .+ × 1$/) };
  expect(timeline.at(-1)).toMatchObject({ status: 'returnRequested', note });
  expect((await ask([line])).status).toBe(409);
  const late = await deliver(1, new Date(Date.now() - returnLifeMs - 1000));
  expect((await ask([line], late.browser, late.id)).status).toBe(409);
});

test('keeps the pictures of a return with it, which nobody else sees, and those of the last one only', async () => {
  const { db } = shop.database;
  const { browser, id, number } = await deliver();
  const ids = ['a', 'b', 'c'].map((mail) => mail.repeat(20));
  for (const picture of ids) await addUpload(db, picture, new Date());
  const lines = [{ productId: shop.ids.lamp, quantity: 1, reason: 'damaged' }];
  const ask = async (files: string[]) =>
    (await browser.request('POST', '/user/order/return/add', { orderId: id, lines, iban, files })).status;
  const asked = async () => (await inspectOrder(db, number))?.asked;
  expect(await ask(['z'.repeat(20)])).toBe(400);
  expect((await inspectOrder(db, number))?.order.status).toBe('delivered');
  expect(await ask(ids.slice(0, 2))).toBe(200);
  expect(await asked()).toMatchObject({ iban, pictures: ids.slice(0, 2) });
  for (const picture of ids) expect(await isPublicUpload(db, picture)).toBe(false);

  expect(await operate(number, { action: 'deliver' })).toMatchObject({ status: 'delivered' });
  expect(await ask(ids.slice(0, 1))).toBe(400);
  expect(await ask(ids.slice(2))).toBe(200);
  expect(await asked()).toMatchObject({ pictures: ids.slice(2) });
  expect(await findOwned(db, ids)).toEqual(new Set(ids.slice(2)));
  expect(await operate(number, { action: 'take-back' })).toMatchObject({ status: 'returned' });
});

test('takes feedback by the token of an e-mail, once, and keeps what is said of what was bought', async () => {
  const { id, number } = await deliver();
  const [mail] = await emailsOf(number);
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
  const guest = shop.openBrowser();
  const view = `/user/order/feedback/view?orderId=${id}&token=`;
  expect(await guest.read('GET', `${view}${token}`)).toMatchObject({ number, products: [{ id: shop.ids.lamp }] });
  expect((await guest.request('GET', `${view}${'x'.repeat(43)}`)).status).toBe(404);
  const products = [
    { productId: shop.ids.lamp, rating: 5, body: 'Світить' },
    { productId: '424242', rating: 1 },
  ];
  const body = { orderId: id, token, service: 5, delivery: 4, nps: 10, products };
  const answers = await Promise.all([1, 2].map(() => guest.request('POST', '/user/order/feedback/add', body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await guest.request('GET', `${view}${token}`)).status).toBe(410);
  const reviews = await shop.database.db.selectFrom('review').selectAll().where('order_id', '=', id).execute();
  expect(reviews).toMatchObject([
    {
      product_id: Number(shop.ids.lamp),
      rating: 5,
      body: 'Світить',
      is_verified: true,
      status: 'pending',
      is_imported: false,
    },
  ]);
});

test('asks for feedback once, three days after delivery', async () => {
  const { number } = await deliver();
  const day = 86_400_000;
  const chores = (days: number) =>
    doOrderChores(shop.database.db, [], { publicUrl: 'https://shop.example', now: new Date(Date.now() + days * day) });
  await chores(2.9);
  expect((await emailsOf(number)).map(({ kind }) => kind)).not.toContain('order-feedback');
  await chores(3.1);
  await chores(3.2);
  const asked = (await emailsOf(number)).filter(({ kind }) => kind === 'order-feedback');
  expect(asked.map(({ links }) => links)).toEqual([[expect.stringContaining('/ua/purchase-feedback/')]]);
});

test('gives up an order that nobody has paid for three days, and its goods go back', async () => {
  const stock = async () =>
    (await shop.database.db.selectFrom('product').select('stock').executeTakeFirstOrThrow()).stock;
  const before = await stock();
  const card = await makeOrder(shop, { lamp: 2 }, { payment: { method: 'card' } });
  const company = { name: 'ТОВ «Зоря»', edrpou: '14360570' };
  const invoice = await makeOrder(shop, { lamp: 1 }, { payment: { method: 'invoice', company } });
  const now = new Date(Date.now() + 3.1 * 86_400_000);
  const forgetful = { ...createSandbox({ bankUrl: 'https://bank.example', secret: '' }), ask: async () => null };
  await doOrderChores(shop.database.db, [forgetful], { publicUrl: 'https://shop.example', now });
  const statusOf = async (number: string) => (await inspectOrder(shop.database.db, number))?.order.status;
  expect([await statusOf(card.number), await statusOf(invoice.number)]).toEqual(['cancelled', 'awaitingPayment']);
  expect(await stock()).toBe(before - 1);
});

test('tells the warranty of an order to who has its number and phone, and nothing of the person [§1.6]', async () => {
  const { number } = await deliver(2);
  const guest = shop.openBrowser();
  const check = (body: object) => guest.request('POST', '/user/order/warranty/check', body);
  const found = await check({ number: number.replace('-', ' '), phone: '067 123-45-67' });
  const text = await found.text();
  const { data } = JSON.parse(text) as { data: { orderId: string; token: string; items: object[] } };
  expect(data.items).toMatchObject([{ quantity: 2, months: 12, state: 'valid', until: expect.any(String) }]);
  expect(text).not.toMatch(/Шевченко|Олена|example\.com|380/);
  const view = (token: string) =>
    guest.request('GET', `/user/order/warranty/view?orderId=${data.orderId}&token=${token}`);
  expect(await (await view(data.token)).json()).toMatchObject({ data: { items: data.items } });
  expect((await view('x'.repeat(32))).status).toBe(404);
  // Each link opens what it was made for.
  const tracked = await guest.read('POST', '/user/order/track', { number, phone: '067 123-45-67' });
  expect((await view((tracked as { token: string }).token)).status).toBe(404);
  const order = await guest.request('GET', `/user/order/view?orderId=${data.orderId}&token=${data.token}`);
  expect(await order.json()).toMatchObject({ data: { access: 'masked' } });
  const answers = [
    { number, phone: '0671234568' },
    { number: '0000-0000', phone: '0671234567' },
  ].map(check);
  const [notTheirs, unknown] = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(notTheirs).toBe(unknown);
});

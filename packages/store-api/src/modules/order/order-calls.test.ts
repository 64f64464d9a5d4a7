import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderView } from '@vitryna/contracts/api';
import { makeOrder, openWithCart, sendOrder, wholeOrder } from '../../testing/checkout.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp(
    [
      { code: 'lamp', price: 1250.5, stock: 20 },
      { code: 'rare', stock: 3 },
      { code: 'spare', stock: 20 },
    ],
    {
      rateLimits: { track: { requests: 3, windowMs: 3_600_000 } },
    },
  );
});
afterAll(() => shop.close());

const stockOf = async (code: string) =>
  (await shop.database.db.selectFrom('product').select('stock').where('code', '=', code).executeTakeFirstOrThrow())
    .stock;
async function failureOf(answer: Promise<Response>) {
  const response = await answer;
  const { error } = (await response.json()) as { error: { code: string } };
  return [response.status, error.code];
}
/** The token of the last e-mail about an order. */
async function tokenOf(number: string): Promise<string> {
  const mails = (await shop.openBrowser().read('GET', '/__dev/outbox')) as { text: string; links: string[] }[];
  const link = mails.find(({ text }) => text.includes(number))?.links[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

test('shows an order whole to its owner and to the reader of its e-mail, and to strangers masked', async () => {
  const { browser, id, number } = await makeOrder(shop, { lamp: 2 });
  const path = `/user/order/view?orderId=${id}`;
  const own = (await browser.read('GET', path)) as OrderView;
  expect(own).toMatchObject({
    access: 'owner',
    number,
    status: 'new',
    summary: { total: { amount: 2501 } },
    lines: [{ quantity: 2, priceAtOrder: { amount: 1250.5 }, totalSalePrice: { amount: 2501 } }],
    payment: { method: 'cashOnDelivery', state: 'none' },
    can: { pay: false, cancel: true, repeat: true, return: false, review: false },
  });
  const stranger = shop.openBrowser();
  const masked = await stranger.read('GET', path);
  expect(Object.keys(masked as object).sort()).toEqual(['access', 'id', 'number', 'status', 'timeline']);
  const read = await stranger.read('GET', `${path}&token=${await tokenOf(number)}`);
  expect(read).toMatchObject({ access: 'owner', recipient: { lastName: 'Шевченко' } });
  const other = await makeOrder(shop, { lamp: 1 });
  const foreign = `/user/order/view?orderId=${id}&token=${await tokenOf(other.number)}`;
  expect(await stranger.read('GET', foreign)).toMatchObject({ access: 'masked' });
  // Who has a session and an order of their own is as much a stranger.
  expect(await other.browser.read('GET', path)).toMatchObject({ access: 'masked' });
  const cancel = other.browser.request('POST', '/user/order/cancel', { orderId: id, reason: 'mistake' });
  expect(await failureOf(cancel)).toEqual([404, 'notFound']);
  expect(await failureOf(stranger.request('GET', '/user/order/view?orderId=unknown'))).toEqual([404, 'notFound']);
});

test('finds an order by number and phone, answers every wrong pair alike, and not for ever', async () => {
  const { id, number } = await makeOrder(shop, { lamp: 1 });
  const guest = shop.openBrowser();
  const track = (body: object) => guest.request('POST', '/user/order/track', body);
  const found = await track({ number: number.replace('-', ''), phone: '+38 (067) 123-45-67' });
  expect(((await found.json()) as { data: object }).data).toMatchObject({ orderId: id });
  const wrong = await Promise.all(
    [
      { number, phone: '0671234568' },
      { number: '0000-0000', phone: '0671234567' },
    ].map(async (pair) => {
      const answer = await track(pair);
      return [answer.status, await answer.text()];
    }),
  );
  expect(wrong[0]).toEqual(wrong[1]);
  expect(wrong[0]?.[0]).toBe(404);
  expect((await track({ number, phone: '0671234567' })).status).toBe(429);
});

test('writes to nobody more often than somebody orders, whatever browser asks', async () => {
  const limited = shop.startBeside({ rateLimits: { orders: { requests: 2, windowMs: 3_600_000 } } });
  const order = async (email: string) => {
    const browser = await openWithCart({ ...shop, ...limited }, { spare: 1 });
    return (await sendOrder(browser, { recipient: { ...wholeOrder.recipient, email } })).status;
  };
  const asked = ['a@example.com', 'a@example.com', 'a@example.com', 'b@example.com'];
  const answers: number[] = [];
  for (const email of asked) answers.push(await order(email));
  expect(answers).toEqual([200, 200, 429, 200]);
  const byPhone = { productId: shop.ids.spare, quantity: 1, phone: '0501234567', agree: true };
  const called: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    called.push((await limited.openBrowser().request('POST', '/user/order/quick', byPhone)).status);
  }
  expect(called).toEqual([200, 200, 429]);
});

test('gives the goods of a cancelled order back to the stock, once', async () => {
  const before = await stockOf('rare');
  const { browser, id, number } = await makeOrder(shop, { rare: 2 });
  expect(await stockOf('rare')).toBe(before - 2);
  const cancel = (from = browser) => from.request('POST', '/user/order/cancel', { orderId: id, reason: 'changedMind' });
  expect(await failureOf(cancel(shop.openBrowser()))).toEqual([404, 'notFound']);
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await stockOf('rare')).toBe(before);
  const order = (await browser.read('GET', `/user/order/view?orderId=${id}`)) as OrderView;
  expect(order.timeline.map(({ status }) => status)).toEqual(['new', 'cancelled']);
  const mails = (await browser.read('GET', '/__dev/outbox')) as { kind: string; text: string }[];
  expect(mails.filter(({ text }) => text.includes(number)).map(({ kind }) => kind)).toEqual([
    'order-cancelled',
    'order-new',
  ]);
});

test('puts an order into the cart again, as much as there is', async () => {
  const { browser, id } = await makeOrder(shop, { rare: 2, lamp: 1 });
  await shop.database.db.updateTable('product').set({ stock: 1 }).where('code', '=', 'rare').execute();
  const repeated = await browser.read('POST', '/user/order/repeat', { orderId: id });
  expect(repeated).toEqual({ added: 2, problems: [{ productId: shop.ids.rare, problem: 'limited' }] });
  const cart = (await browser.read('GET', '/user/catalog/product/list/cart/all')) as { quantity: number }[];
  expect(cart.map(({ quantity }) => quantity)).toEqual([1, 1]);
});

test('orders one product by phone and refuses what there is not', async () => {
  const browser = shop.openBrowser();
  const quick = (body: object) =>
    browser.request('POST', '/user/order/quick', { phone: '0671234567', agree: true, ...body });
  const before = await stockOf('lamp');
  const { data } = (await (await quick({ productId: shop.ids.lamp, quantity: 2 })).json()) as { data: { id: string } };
  expect(await browser.read('GET', `/user/order/view?orderId=${data.id}`)).toMatchObject({
    access: 'owner',
    status: 'new',
    summary: { total: { amount: 2501 } },
  });
  expect(await stockOf('lamp')).toBe(before - 2);
  expect(await failureOf(quick({ productId: shop.ids.lamp, quantity: 900 }))).toEqual([409, 'limited']);
  expect(await failureOf(quick({ productId: '424242' }))).toEqual([404, 'notFound']);
  const count = async () => (await shop.database.db.selectFrom('customer_order').select('id').execute()).length;
  const orders = await count();
  expect(await failureOf(quick({ productId: shop.ids.lamp, extraNote: 'x' }))).toEqual([400, 'suspected']);
  expect(await count()).toBe(orders);
});

test('keeps what is filled in, by parts, and brings it with the orders into the account', async () => {
  const { browser, number } = await makeOrder(shop, { lamp: 1 });
  const draft = '/user/checkout/draft';
  await browser.read('POST', draft, {
    recipient: { firstName: 'Ол' },
    delivery: { method: 'courier', cityRef: 'kyiv' },
  });
  await browser.read('POST', draft, { recipient: { firstName: 'Олена', phone: '+38067' }, comment: 'Дзвоніть' });
  const kept = await browser.read('POST', draft, { comment: null });
  expect(kept).toEqual({
    recipient: { firstName: 'Олена', phone: '+38067' },
    delivery: { method: 'courier', cityRef: 'kyiv' },
    // Of the order before.
    payment: { method: 'cashOnDelivery' },
    places: { city: null, warehouse: null, pickupPoint: null },
  });
  expect(await failureOf(browser.request('GET', '/user/order/list'))).toEqual([401, 'unauthorized']);
  const person = { firstName: 'Олена', email: 'draft@example.com', password: 'каштан-і-липа-7', agree: true };
  await browser.read('POST', '/user/account/sign/up', person);
  expect(await browser.read('GET', draft)).toEqual(kept);
  expect(await browser.read('GET', '/user/order/list')).toMatchObject({ total: 1, items: [{ number }] });
  expect(await browser.read('GET', '/user/order/list?status=paid')).toMatchObject({ total: 0, items: [] });
});

test('offers the ways to pay that the sum allows, and says why others are not', async () => {
  const options = async (quantity: number) => {
    const browser = await openWithCart(shop, { lamp: quantity });
    const { payments } = (await browser.read('GET', '/user/checkout/options')) as {
      payments: { method: string; plans?: object[]; disabled: unknown }[];
    };
    return Object.fromEntries(payments.map((payment) => [payment.method, payment]));
  };
  const { card, monoParts } = await options(1);
  expect(card).toMatchObject({ disabled: null });
  // 1250.50 in three parts: two kopiykas are left over.
  expect(monoParts?.plans?.[0]).toEqual({
    parts: 3,
    first: { amount: 416.84, currency: 'UAH' },
    monthly: { amount: 416.83, currency: 'UAH' },
  });
  await shop.database.db.updateTable('product').set({ price: 299.99 }).where('code', '=', 'lamp').execute();
  expect(await options(1)).toMatchObject({
    privatParts: { disabled: { uk: 'Сума замала для цього банку' }, plans: [] },
    cashOnDelivery: { disabled: null },
  });
  expect(await failureOf(shop.openBrowser().request('GET', '/user/checkout/options'))).toEqual([422, 'unprocessable']);
});

test('makes an account with an order, or of one later by its e-mail, once for an address', async () => {
  const password = 'каштан-і-липа-7';
  const recipient = { firstName: 'Ірина', lastName: 'Бондар', phone: '0631112233', email: 'iryna@example.com' };
  const { browser, number } = await makeOrder(shop, { lamp: 1 }, { recipient, createAccount: { password } });
  expect(await browser.read('GET', '/user/account/me')).toMatchObject({ email: 'iryna@example.com' });
  expect(await browser.read('GET', '/user/order/list')).toMatchObject({ items: [{ number }] });
  const taken = await openWithCart(shop, { lamp: 1 });
  const refused = await sendOrder(taken, { recipient, createAccount: { password } });
  expect([refused.status, refused.error?.code]).toEqual([409, 'emailTaken']);
  expect(await taken.read('GET', '/user/catalog/product/list/cart/all')).toHaveLength(1);
  const later = await makeOrder(shop, { lamp: 1 }, { recipient: { ...recipient, email: 'later@example.com' } });
  const reader = shop.openBrowser();
  const account = { orderId: later.id, token: await tokenOf(later.number), password };
  expect(
    await failureOf(reader.request('POST', '/user/account/sign/up/fromOrder', { ...account, token: undefined })),
  ).toEqual([404, 'notFound']);
  // The phone is the first account's already.
  const made = await reader.read('POST', '/user/account/sign/up/fromOrder', account);
  expect(made).toMatchObject({ email: 'later@example.com', phone: null });
  expect(await reader.read('GET', '/user/order/list')).toMatchObject({ items: [{ number: later.number }] });
});

test('brings what somebody ordered as a guest into their account once the address or phone is proved, and nobody else’s', async () => {
  const person = { firstName: 'Леся', lastName: 'Коваль', phone: '0509998877', email: 'lesia@example.com' };
  const byMail = await makeOrder(shop, { lamp: 1 }, { recipient: { ...person, phone: '0501112233' } });
  const byPhone = await makeOrder(shop, { lamp: 1 }, { recipient: { ...person, email: undefined } });
  const other = await makeOrder(shop, { lamp: 1 }, { recipient: { ...person, email: 'other@example.com' } });
  const account = { ...person, email: 'other@example.com', phone: undefined, password: 'каштан-і-липа-8', agree: true };
  await other.browser.read('POST', '/user/account/sign/up', account);
  const browser = shop.openBrowser();
  await browser.read('POST', '/user/account/sign/up', { ...account, ...person });
  const mine = async () =>
    ((await browser.read('GET', '/user/order/list')) as { items: { number: string }[] }).items.map(
      ({ number }) => number,
    );
  expect(await mine()).toEqual([]);
  const lastMessage = async (to: string) =>
    (
      (await browser.read('GET', `/__dev/outbox?to=${encodeURIComponent(to)}`)) as { text: string; links: string[] }[]
    )[0];
  const link = (await lastMessage(person.email))?.links[0] ?? '';
  const token = new URL(link).searchParams.get('token');
  await browser.read('POST', '/user/account/email/confirm', { token });
  expect(await mine()).toEqual([byMail.number]);
  const phone = '+380509998877';
  await browser.read('POST', '/user/account/update', { phone });
  const code = /\b\d{6}\b/.exec((await lastMessage(phone))?.text ?? '')?.[0];
  await browser.read('POST', '/user/account/phone/confirm', { code });
  expect((await mine()).sort()).toEqual([byMail.number, byPhone.number].sort());
  const { items } = (await other.browser.read('GET', '/user/order/list')) as { items: { number: string }[] };
  expect(items.map(({ number }) => number)).toEqual([other.number]);
});

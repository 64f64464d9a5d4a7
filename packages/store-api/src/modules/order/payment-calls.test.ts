import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeOrder, openWithCart, seeTotal, sendOrder } from '../../testing/checkout.ts';
import { createTestApp, type TestApp, testBankSecret } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { createLiqpay } from '../payment/liqpay.ts';
import type { PaymentEvent, PaymentProvider } from '../payment/provider.ts';
import { createSandbox, readPayToken } from '../payment/sandbox.ts';
import { signMessage } from '../payment/signed-message.ts';
import { askBanks } from './ask-banks.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp', price: 1250.5, stock: 999 }]);
});
afterAll(() => shop.close());

const writer = (now = new Date()) => ({ publicUrl: 'https://shop.example', now });

/** An order whose shopper is at the bank. */
async function openPayment(method = 'card') {
  const { browser, id, number, payment } = await makeOrder(shop, { lamp: 1 }, { payment: { method } });
  const init = (wanted = method) => browser.read('POST', '/user/order/payment/init', { orderId: id, method: wanted });
  if (payment?.kind !== 'redirect') throw new Error('no way to the bank');
  const { url } = payment;
  const token = new URL(url).pathname.split('/').at(-1) ?? '';
  const attemptId = readPayToken(token, testBankSecret)?.attemptId ?? '';
  return { browser, id, number, url, token, attemptId, init };
}

const callback = (event: object, secret = testBankSecret, headers: Record<string, string> = {}) =>
  shop.app.request('/user/payment/callback/sandbox', {
    method: 'POST',
    body: JSON.stringify(signMessage(event, secret)),
    headers: { 'content-type': 'application/json', ...headers },
  });
const paid = (attemptId: string): PaymentEvent => ({ attemptId, state: 'paid', amount: 125_050, failure: null });
const declined = (attemptId: string): PaymentEvent => ({ ...paid(attemptId), state: 'failed', failure: 'declined' });

async function stateOf(browser: TestBrowser, id: string) {
  const order = (await browser.read('GET', `/user/order/view?orderId=${id}`)) as {
    status: string;
    payment: { state: string };
    timeline: { status: string }[];
  };
  return [order.status, order.payment.state, order.timeline.map(({ status }) => status).join(' ')];
}

test('is told of a payment by the bank itself, once, however often it is told', async () => {
  const { browser, id, number, attemptId } = await openPayment();
  expect(await stateOf(browser, id)).toEqual(['awaitingPayment', 'pending', 'new awaitingPayment']);
  const answers = await Promise.all([1, 2, 3].map(() => callback(paid(attemptId))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stateOf(browser, id)).toEqual(['paid', 'paid', 'new awaitingPayment paid']);
  const mails = (await browser.read('GET', '/__dev/outbox')) as { kind: string; text: string }[];
  expect(mails.filter(({ text }) => text.includes(number)).map(({ kind }) => kind)).toEqual([
    'order-paid',
    'order-awaitingPayment',
  ]);
  const again = await browser.request('POST', '/user/order/payment/init', { orderId: id, method: 'card' });
  expect(again.status).toBe(409);
});

test('answers an order with the way to its bank, the same one when it is sent again', async () => {
  const browser = await openWithCart(shop, { lamp: 1 });
  const key = randomUUID();
  const order = { payment: { method: 'card' }, expected: await seeTotal(browser) };
  const [first, again] = [await sendOrder(browser, order, key), await sendOrder(browser, order, key)];
  expect(first.data).toMatchObject({ next: 'pay', payment: { kind: 'redirect' } });
  expect(again.data).toEqual(first.data);
  const { db } = shop.database;
  const visits = () =>
    db
      .selectFrom('payment_attempt')
      .select(['amount', 'state'])
      .where('order_id', '=', first.data?.id ?? '')
      .execute();
  expect(await visits()).toEqual([{ amount: 125_050, state: 'pending' }]);
});

test('makes the order where its bank cannot be reached, and none for a bank that there is not', async () => {
  const sandbox = createSandbox({ bankUrl: 'https://bank.example', secret: testBankSecret });
  const down: PaymentProvider = {
    ...sandbox,
    start: () => Promise.reject(new Error('no key')),
  };
  const beside = { ...shop, ...shop.startBeside({ providers: [down] }) };
  const { browser, id, next, payment } = await makeOrder(beside, { lamp: 1 }, { payment: { method: 'card' } });
  expect([next, payment]).toEqual(['pay', undefined]);
  expect(await stateOf(browser, id)).toEqual(['awaitingPayment', 'none', 'new awaitingPayment']);
  expect(beside.log).toMatchObject([{ message: 'the bank "sandbox" cannot be reached' }]);
  const bankless = { ...shop, ...shop.startBeside({ providers: [] }) };
  const refused = await sendOrder(await openWithCart(bankless, { lamp: 1 }), { payment: { method: 'card' } });
  expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([400, ['payment.method']]);
});

test('asks a bank outside of transactions, and leaves an order that can be paid again where it does not answer', async () => {
  const { db } = shop.database;
  let trouble: 'none' | 'refused' | 'silent' = 'none';
  const sandbox = createSandbox({ bankUrl: 'https://bank.example', secret: testBankSecret });
  const bank: PaymentProvider = {
    ...sandbox,
    start: async (request) => {
      // The embedded database has one connection: a question would wait for a transaction that waits for this answer.
      const known = await db.selectFrom('payment_attempt').select('id').where('id', '=', request.attemptId).execute();
      expect(known).toHaveLength(1);
      if (trouble === 'refused') throw new Error('refused');
      if (trouble === 'silent') return new Promise(() => undefined);
      return { ...(await sandbox.start(request)), bankReference: 'invoice-1' };
    },
  };
  const beside = { ...shop, ...shop.startBeside({ providers: [bank] }) };
  const { browser, id } = await makeOrder(beside, { lamp: 1 }, { payment: { method: 'card' } });
  const attempts = await db.selectFrom('payment_attempt').selectAll().where('order_id', '=', id).execute();
  expect(attempts).toMatchObject([{ bank_reference: 'invoice-1', state: 'pending' }]);
  await db.updateTable('payment_attempt').set({ state: 'failed' }).where('order_id', '=', id).execute();
  const key = randomUUID();
  const init = () =>
    browser.request('POST', '/user/order/payment/init', { orderId: id, method: 'card' }, { 'idempotency-key': key });
  for (trouble of ['refused', 'silent'] as const) {
    const refused = await init();
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: { code: 'bankUnavailable', message: '@The bank does not answer now' } },
    ]);
    const order = await browser.read('GET', `/user/order/view?orderId=${id}`);
    expect(order).toMatchObject({ status: 'awaitingPayment', payment: { state: 'none' }, can: { pay: true } });
  }
  trouble = 'none';
  // The same key: what came to nothing was not done.
  const [first, again] = [await init(), await init()];
  expect([first.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
  expect(await again.json()).toEqual(await first.json());
  expect((await stateOf(browser, id)).slice(0, 2)).toEqual(['awaitingPayment', 'pending']);
}, 30_000);

test('believes nobody else, and no other sum', async () => {
  const { browser, id, attemptId } = await openPayment();
  const before = await stateOf(browser, id);
  expect((await callback(paid(attemptId), 'secret-of-a-stranger')).status).toBe(403);
  expect((await callback({ ...paid(attemptId), amount: 1 })).status).toBe(403);
  for (const name of ['unknown', 'x'.repeat(20), '\u0000', `${'x'.repeat(19)}\u0000`, '\ud800'])
    expect([name, (await callback(paid(name))).status]).toEqual([name, 404]);
  const nonsense = await shop.app.request('/user/payment/callback/sandbox', { method: 'POST', body: '{}' });
  expect(nonsense.status).toBe(403);
  expect((await shop.app.request('/user/payment/callback/other', { method: 'POST', body: '{}' })).status).toBe(404);
  expect(await stateOf(browser, id)).toEqual(before);
  // Only the callback is open to who is no page of the store's.
  const foreign = await shop.app.request('/user/order/payment/init', { method: 'POST', body: '{}' });
  expect(foreign.status).toBe(403);
});

test('says why a payment failed and takes another one, by another method too', async () => {
  const { browser, id, attemptId, init } = await openPayment();
  await callback(declined(attemptId));
  expect(await browser.read('GET', `/user/order/payment/status?orderId=${id}`)).toEqual({
    state: 'failed',
    method: 'card',
    failure: { uk: 'Банк відхилив оплату', ru: 'Банк отклонил оплату' },
  });
  await init('cashOnDelivery');
  expect((await stateOf(browser, id)).slice(0, 2)).toEqual(['new', 'none']);
  await init('card');
  expect((await stateOf(browser, id)).slice(0, 2)).toEqual(['awaitingPayment', 'pending']);
  const parts = await browser.request('POST', '/user/order/payment/init', {
    orderId: id,
    method: 'monoParts',
    parts: 25,
  });
  expect(parts.status).toBe(200);
  const stranger = shop.openBrowser();
  const foreign = await stranger.request('POST', '/user/order/payment/init', { orderId: id, method: 'card' });
  const status = await stranger.request('GET', `/user/order/payment/status?orderId=${id}`);
  expect([foreign.status, status.status]).toEqual([404, 404]);
});

test('opens no more visits of one order than somebody tries, so that the bank is asked about others, too', async () => {
  const { browser, id, attemptId, init } = await openPayment();
  for (let count = 1; count < 10; count += 1) await init();
  const again = () => browser.request('POST', '/user/order/payment/init', { orderId: id, method: 'card' });
  const refused = await again();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  // One that came to something is not in the way.
  await callback(declined(attemptId));
  expect((await again()).status).toBe(200);
});

const liqpayKeys = { publicKey: 'i0000', privateKey: 'private-key' };
type LiqpayEvent = { order_id: string; status: string; amount?: number; currency?: string };

/** An order whose shopper is at LiqPay, and how that calls back. */
async function openLiqpay() {
  const beside = { ...shop, ...shop.startBeside({ providers: [createLiqpay(liqpayKeys)] }) };
  const { browser, id, payment } = await makeOrder(beside, { lamp: 1 }, { payment: { method: 'card' } });
  if (payment?.kind !== 'form') throw new Error('no form of LiqPay');
  const sent = JSON.parse(Buffer.from(payment.fields.data ?? '', 'base64').toString());
  const call = (event: Partial<LiqpayEvent>, key = liqpayKeys.privateKey) => {
    const answer = { order_id: sent.order_id, status: 'success', amount: 1250.5, currency: 'UAH', ...event };
    const data = Buffer.from(JSON.stringify(answer)).toString('base64');
    const signature = createHash('sha1').update(`${key}${data}${key}`).digest('base64');
    return beside.app.request(new URL(sent.server_url).pathname, {
      method: 'POST',
      body: new URLSearchParams({ data, signature }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  };
  return { browser, id, sent, call };
}

/** What both banks can tell of a visit, and each in its words. */
const kinds = ['pending', 'failed', 'paid', 'refunded'] as const;
const statuses = { pending: 'wait_secure', failed: 'failure', paid: 'success', refunded: 'reversed' };
const banks = {
  sandbox: async () => {
    const { attemptId, ...opened } = await openPayment();
    const tell = (state: (typeof kinds)[number]) =>
      callback({ ...paid(attemptId), state, failure: state === 'failed' ? 'declined' : null });
    return { ...opened, tell };
  },
  LiqPay: async () => {
    const { call, ...opened } = await openLiqpay();
    return { ...opened, tell: (state: (typeof kinds)[number]) => call({ status: statuses[state] }) };
  },
};

test.each(Object.entries(banks))('comes to the same truth in whatever order %s tells it', async (_, open) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 5 }), async (told) => {
      const { browser, id, tell } = await open();
      for (const state of told) expect((await tell(state)).status).toBe(200);
      const [status, state] = await stateOf(browser, id);
      const highest = kinds.findLast((kind) => told.includes(kind));
      expect(state).toBe(highest);
      if (highest !== 'refunded') expect(status).toBe(highest === 'paid' ? 'paid' : 'awaitingPayment');
    }),
    { numRuns: 8 },
  );
});

test('sends to LiqPay the sum of the order, and takes of it this sum, of this shop, in hryvnia', async () => {
  const { browser, id, sent, call } = await openLiqpay();
  expect([sent.amount, sent.result_url]).toEqual([1250.5, `https://shop.example/ua/order/${id}`]);
  const before = await stateOf(browser, id);
  const refused = [
    await call({}, 'another key'),
    await call({ amount: 1250.49 }),
    await call({ amount: 1 }),
    await call({ currency: 'USD' }),
    await call({ order_id: 'x'.repeat(20) }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 404]);
  expect(await stateOf(browser, id)).toEqual(before);
  const answers = await Promise.all([call({}), call({}), call({ status: 'wait_compensation' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await stateOf(browser, id)).toEqual(['paid', 'paid', 'new awaitingPayment paid']);
  expect((await call({ status: 'reversed' })).status).toBe(200);
  expect((await stateOf(browser, id))[1]).toBe('refunded');
});

test('asks about the visits behind one of which the bank says what cannot be', async () => {
  const [wrong, right] = [await openPayment(), await openPayment()];
  const bank: PaymentProvider = {
    ...createSandbox({ bankUrl: 'https://bank.example', secret: testBankSecret }),
    ask: async ({ attemptId: asked }) => (asked === wrong.attemptId ? { ...paid(asked), amount: 1 } : paid(asked)),
  };
  await askBanks(shop.database.db, [bank], writer(new Date(Date.now() + 120_000)));
  expect((await stateOf(wrong.browser, wrong.id)).slice(0, 2)).toEqual(['awaitingPayment', 'pending']);
  expect((await stateOf(right.browser, right.id)).slice(0, 2)).toEqual(['paid', 'paid']);
});

test('tells the truth about money that comes after the order was cancelled, or twice', async () => {
  const late = await openPayment();
  await late.browser.read('POST', '/user/order/cancel', { orderId: late.id, reason: 'mistake' });
  await callback(paid(late.attemptId));
  expect(await stateOf(late.browser, late.id)).toEqual([
    'cancelled',
    'paid',
    'new awaitingPayment cancelled cancelled',
  ]);
  await callback({ ...paid(late.attemptId), state: 'refunded' });
  expect((await stateOf(late.browser, late.id)).slice(0, 2)).toEqual(['cancelled', 'refunded']);
  const twice = await openPayment();
  const { url } = (await twice.init()) as { url: string };
  const second = readPayToken(new URL(url).pathname.split('/').at(-1) ?? '', testBankSecret)?.attemptId ?? '';
  await callback(paid(twice.attemptId));
  await callback(paid(second));
  expect(await stateOf(twice.browser, twice.id)).toEqual(['paid', 'paid', 'new awaitingPayment paid paid']);
});

test('asks the bank that tells nothing, later each time while that is away', async () => {
  const { browser, id, attemptId } = await openPayment();
  const answers: (PaymentEvent | null)[] = [];
  const bank: PaymentProvider = {
    ...createSandbox({ bankUrl: 'https://bank.example', secret: testBankSecret }),
    ask: async ({ attemptId: asked }) => {
      if (asked !== attemptId) return null;
      const answer = answers.shift();
      if (answer === undefined) throw new Error('away');
      return answer;
    },
  };
  const { db } = shop.database;
  const at = (minutes: number) => writer(new Date(Date.now() + minutes * 60_000));
  const nextAsk = async () =>
    (await db.selectFrom('payment_attempt').select('asked').where('id', '=', attemptId).executeTakeFirst())?.asked;
  await askBanks(db, [bank], at(0));
  expect(await nextAsk()).toBe(0);
  await askBanks(db, [bank], at(2));
  await askBanks(db, [bank], at(2.5));
  expect(await nextAsk()).toBe(1);
  answers.push(paid(attemptId));
  await askBanks(db, [bank], at(5));
  expect((await stateOf(browser, id)).slice(0, 2)).toEqual(['paid', 'paid']);
  const forgotten = await openPayment();
  await askBanks(db, [{ ...bank, ask: async () => null }], at(25 * 60));
  expect((await stateOf(forgotten.browser, forgotten.id)).slice(0, 2)).toEqual(['awaitingPayment', 'failed']);
});

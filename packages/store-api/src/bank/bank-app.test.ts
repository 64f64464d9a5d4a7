import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readPayToken } from '../modules/payment/sandbox.ts';
import { makeOrder } from '../testing/checkout.ts';
import { createTestApp, type TestApp, testBankSecret } from '../testing/test-app.ts';
import { type BankOptions, createBankApp } from './bank-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp([{ code: 'lamp', price: 1250.5 }]);
});
afterAll(() => shop.close());

/** An order whose shopper is at the bank. */
async function openPayment() {
  const { browser, id } = await makeOrder(shop, { lamp: 1 }, { payment: { method: 'card' } });
  const start = await browser.read('POST', '/user/order/payment/init', { orderId: id, method: 'card' });
  const token = new URL((start as { url: string }).url).pathname.split('/').at(-1) ?? '';
  const stateOf = async () => {
    const order = await browser.read('GET', `/user/order/view?orderId=${id}`);
    return (order as { payment: { state: string } }).payment.state;
  };
  return { id, token, stateOf, attemptId: readPayToken(token, testBankSecret)?.attemptId ?? '' };
}

test('the sandbox bank calls back until it is answered, and says what it knows when it is asked', async () => {
  const calls: number[] = [];
  const waits: number[] = [];
  const settled = Promise.withResolvers<void>();
  const options: BankOptions = {
    secret: testBankSecret,
    wait: async (ms) => void waits.push(ms),
    send: async (_url, body) => {
      // Away twice, then there.
      if (calls.push(calls.length) <= 2) throw new Error('connection refused');
      const { status } = await shop.app.request('/user/payment/callback/sandbox', { method: 'POST', body });
      settled.resolve();
      return status;
    },
  };
  const bank = createBankApp(options);
  const { id, attemptId, token, stateOf } = await openPayment();
  const page = await bank.request(`/__pay/${token}`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('1250,50'.replace('1250', '1\u00a0250')),
  ]);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await bank.request('/__pay/forged.token')).status).toBe(404);
  expect((await bank.request(`/__status/${attemptId}`)).status).toBe(404);
  const press = (action: string) =>
    bank.request(`/__pay/${token}`, { method: 'POST', body: new URLSearchParams({ action }) });
  const pressed = await press('approve');
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `https://shop.example/ua/order/${id}`]);
  // Who goes back and presses another button has paid already.
  await press('decline');
  await settled.promise;
  expect([calls.length, waits]).toEqual([3, [1000, 2000]]);
  expect(await stateOf()).toBe('paid');
  expect((await bank.request(`/__status/${attemptId}`)).status).toBe(200);
});

test('the sandbox bank reads no more of a form than it asks for', async () => {
  const bank = createBankApp({ secret: testBankSecret, wait: async () => undefined, send: async () => 200 });
  const { token } = await openPayment();
  const body = new URLSearchParams({ action: 'approve', more: 'x'.repeat(100_000) });
  const refused = await bank.request(`/__pay/${token}`, { method: 'POST', body });
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([413, 'no-store']);
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paymentStartSchema } from '@vitryna/contracts/api';
import { toMinor } from '@vitryna/money';
import type { PaymentCallback, PaymentEvent, PaymentProvider, PaymentRequest } from '../modules/payment/provider.ts';
import { makeOrder } from './checkout.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The test kit of a bank: the adapter, and messages as that bank writes them. */
export type TestedBank = {
  /** Made once its bank is there, where it has one. */
  open: () => PaymentProvider | Promise<PaymentProvider>;
  /** A callback as the bank sends it, or as a stranger would who has other keys. */
  write: (event: Omit<PaymentEvent, 'failure'>, by: 'bank' | 'stranger') => PaymentCallback;
  /** The place of the signature: the name of a header, or null where it stands in the body. */
  signatureHeader: string | null;
};

/** A visit of a shopper to a bank. */
export const visit: PaymentRequest = {
  attemptId: 'attempt-of-a-test-20',
  number: '1002-4587',
  amount: toMinor(1250.5),
  method: 'card',
  parts: null,
  locale: 'uk',
  resultUrl: 'https://shop.example/ua/order/x',
  callbackUrl: 'https://shop.example/user/payment/callback/x',
};

const states = ['pending', 'failed', 'paid', 'refunded'] as const;

/** A callback with one of its bytes changed. */
function withChangedByte({ headers, rawBody }: PaymentCallback, at: number): PaymentCallback {
  const changed = Uint8Array.from(rawBody);
  changed[at] = changed[at] === 0x41 ? 0x42 : 0x41;
  return { headers, rawBody: changed };
}

/** The contract of every bank (contract §5). */
export function testProvider(name: string, { open, write, signatureHeader }: TestedBank): void {
  let provider: PaymentProvider;
  let shop: TestApp;
  beforeAll(async () => {
    provider = await open();
    shop = await createTestApp([{ code: 'lamp', price: 1250.5, stock: 99 }], { providers: [provider] });
  });
  afterAll(() => shop.close());

  test(`${name} begins a payment in a way that the store knows`, async () => {
    const { way } = await provider.start(visit);
    expect(paymentStartSchema.parse(way)).toEqual(way);
    // Wherever it leads, a page gets there by an address, which the policy of forms does not bind.
    if (way.kind !== 'wait') expect(new URL(way.url).protocol).toMatch(/^https?:$/);
    if (way.kind === 'form') expect(way.url).toBe(`${way.action}?${new URLSearchParams(way.fields)}`);
    expect(provider.methods.length).toBeGreaterThan(0);
    expect(provider.name).toMatch(/^[a-z-]+$/);
  });

  test(`${name} is understood in every state, to the kopiyka`, async () => {
    for (const state of states) {
      for (const amount of [1, 99, 33_333, 125_050, 9_999_999]) {
        const event = await provider.readCallback(write({ attemptId: visit.attemptId, state, amount }, 'bank'));
        expect(event).toMatchObject({ attemptId: visit.attemptId, state, amount });
        expect(event?.failure === null).toBe(state !== 'failed');
      }
    }
  });

  test(`${name} is not believed when somebody else wrote, changed a byte, or wrote nonsense`, async () => {
    const paid = { attemptId: visit.attemptId, state: 'paid', amount: visit.amount } as const;
    const callback = write(paid, 'bank');
    expect(await provider.readCallback(write(paid, 'stranger'))).toBeNull();
    for (let at = 0; at < callback.rawBody.length; at += 1) {
      const event = await provider.readCallback(withChangedByte(callback, at));
      // Unsigned parts may change their spelling, not their meaning.
      if (event !== null) expect(event).toEqual(await provider.readCallback(callback));
    }
    for (const text of ['', '{', '{}', 'null', '[1]', 'data=&signature=', '\u0000', 'x'.repeat(50_000)]) {
      const rawBody = new TextEncoder().encode(text);
      expect(await provider.readCallback({ ...callback, rawBody })).toBeNull();
    }
    if (signatureHeader === null) return;
    expect(await provider.readCallback({ ...callback, headers: {} })).toBeNull();
    const headers = { ...callback.headers, [signatureHeader]: `${callback.headers[signatureHeader]}A` };
    expect(await provider.readCallback({ ...callback, headers })).toBeNull();
  });

  /** An order that waits for its money, and how its bank calls back. */
  async function openOrder() {
    const { browser, id } = await makeOrder(shop, { lamp: 1 }, { payment: { method: 'card' } });
    const { id: attemptId } = await shop.database.db
      .selectFrom('payment_attempt')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const stateOf = async () => {
      const order = await browser.read('GET', `/user/order/view?orderId=${id}`);
      const { payment, timeline } = order as { payment: { state: string }; timeline: { status: string }[] };
      return [payment.state, timeline.map(({ status }) => status).join(' ')];
    };
    return { attemptId, stateOf };
  }
  const send = async ({ headers, rawBody }: PaymentCallback) =>
    (
      await shop.app.request(`/user/payment/callback/${provider.name}`, {
        method: 'POST',
        headers,
        body: Buffer.from(rawBody),
      })
    ).status;

  test(`${name} pays an order once, however often it says so, and nobody else pays it`, async () => {
    const { attemptId, stateOf } = await openOrder();
    const paid = { attemptId, state: 'paid', amount: 125_050 } as const;
    const callback = write(paid, 'bank');
    expect(await send(write(paid, 'stranger'))).toBe(403);
    expect(await send({ ...callback, rawBody: new TextEncoder().encode('{') })).toBe(403);
    expect(await send(write({ ...paid, amount: 1 }, 'bank'))).toBe(403);
    expect(await send(write({ ...paid, attemptId: 'unknown-attempt-0020' }, 'bank'))).toBe(404);
    expect(await stateOf()).toEqual(['pending', 'new awaitingPayment']);
    expect([await send(callback), await send(callback)]).toEqual([200, 200]);
    expect(await stateOf()).toEqual(['paid', 'new awaitingPayment paid']);
    // A decline that was late changes nothing.
    expect(await send(write({ ...paid, state: 'failed' }, 'bank'))).toBe(200);
    expect(await stateOf()).toEqual(['paid', 'new awaitingPayment paid']);
  });
}

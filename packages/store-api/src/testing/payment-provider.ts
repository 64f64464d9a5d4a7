import { expect, test } from '@jest/globals';
import { paymentStartSchema } from '@vitryna/contracts/api';
import type { PaymentNews, PaymentProvider, PaymentRequest, SignedMessage } from '../modules/payment/provider.ts';

/** What a bank's own test brings: the adapter, and messages as that bank writes them. */
export type TestedBank = {
  provider: PaymentProvider;
  /** Keys of somebody else: what they sign is not the bank's. */
  stranger: PaymentProvider;
  write: (news: Omit<PaymentNews, 'failure'>) => SignedMessage;
};

/** A visit of a shopper to a bank. */
export const visit: PaymentRequest = {
  attemptId: 'attempt-of-a-test-20',
  number: '1002-4587',
  amount: 125_050,
  method: 'card',
  parts: null,
  locale: 'uk',
  resultUrl: 'https://shop.example/ua/order/x',
  callbackUrl: 'https://shop.example/user/payment/callback/x',
};

/** What every bank has to do (contract §5), whatever it is called and however it signs. */
export function testProvider(name: string, { provider, stranger, write }: TestedBank): void {
  const states = ['pending', 'failed', 'paid', 'refunded'] as const;

  test(`${name} begins a payment in a way that the store knows`, () => {
    const start = provider.start(visit);
    expect(paymentStartSchema.parse(start)).toEqual(start);
    // Wherever it leads, a page gets there by an address, which the policy of forms does not bind.
    if (start.kind !== 'wait') expect(new URL(start.url).protocol).toBe('https:');
    if (start.kind === 'form') expect(start.url).toBe(`${start.action}?${new URLSearchParams(start.fields)}`);
    expect(provider.methods.length).toBeGreaterThan(0);
    expect(provider.name).toMatch(/^[a-z-]+$/);
  });

  test(`${name} is understood in every state, to the kopiyka`, () => {
    for (const state of states) {
      for (const amount of [1, 99, 33_333, 125_050, 9_999_999]) {
        const news = provider.read(write({ attemptId: visit.attemptId, state, amount }));
        expect(news).toMatchObject({ attemptId: visit.attemptId, state, amount });
        expect(news?.failure === null).toBe(state !== 'failed');
      }
    }
  });

  test(`${name} is not believed when somebody else wrote, or changed a letter`, () => {
    const message = write({ attemptId: visit.attemptId, state: 'paid', amount: visit.amount });
    expect(stranger.read(message)).toBeNull();
    for (const part of ['data', 'signature'] as const) {
      const text = message[part];
      for (const at of [0, text.length >> 1, text.length - 3]) {
        const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
        expect(provider.read({ ...message, [part]: changed })).toBeNull();
      }
      expect(provider.read({ ...message, [part]: '' })).toBeNull();
    }
  });
}

import { createHash } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { type Listener, listen } from '../http/listen.ts';
import { createInvoiceSandbox, signBody } from '../modules/payment/invoice-sandbox.ts';
import { createLiqpay } from '../modules/payment/liqpay.ts';
import type { PaymentCallback, PaymentEvent } from '../modules/payment/provider.ts';
import { createSandbox, readPayToken } from '../modules/payment/sandbox.ts';
import { signMessage } from '../modules/payment/signed-message.ts';
import { testProvider, visit } from '../testing/payment-provider.ts';
import { createBankApp } from './bank-app.ts';

const secret = 'secret-of-the-sandbox';
const secrets = { bank: secret, stranger: 'secret-of-a-stranger' };
const sandbox = createSandbox({ bankUrl: 'https://bank.example', secret });
const json = { 'content-type': 'application/json' };
const bytes = (text: string) => new TextEncoder().encode(text);
const failureOf = (state: PaymentEvent['state']) => (state === 'failed' ? 'declined' : null);

testProvider('the sandbox', {
  open: () => sandbox,
  signatureHeader: null,
  write: (event, by): PaymentCallback => ({
    headers: json,
    rawBody: bytes(JSON.stringify(signMessage({ ...event, failure: failureOf(event.state) }, secrets[by]))),
  }),
});

const opened: Listener[] = [];
const bank = createBankApp({ secret, wait: async () => undefined, send: async () => 200 });
afterAll(() => Promise.all(opened.map(({ close }) => close(0))));

const invoiceStatuses: Record<PaymentEvent['state'], string> = {
  pending: 'created',
  failed: 'failure',
  paid: 'success',
  refunded: 'reversed',
};
async function openInvoices() {
  const listener = await listen(bank.fetch, { host: '127.0.0.1', port: 0 });
  opened.push(listener);
  return createInvoiceSandbox({ bankUrl: listener.url, secret });
}

testProvider('the sandbox with invoices', {
  open: openInvoices,
  signatureHeader: 'x-sign',
  write: ({ attemptId: reference, state, amount }, by) => {
    const reason = state === 'failed' ? { failureReason: 'declined' } : {};
    // As no library writes it: what is signed are the bytes.
    const body = `${JSON.stringify({ reference, invoiceId: 'i-1', amount, status: invoiceStatuses[state], ...reason }, null, 1)}\n`;
    return { headers: { ...json, 'x-sign': signBody(body, secrets[by]) }, rawBody: bytes(body) };
  },
});

test('the sandbox with invoices knows what came of one, and nothing of others', async () => {
  const provider = await openInvoices();
  const { way, bankReference } = await provider.start(visit);
  if (way.kind !== 'redirect' || bankReference === null) throw new Error('no invoice');
  const asked = { attemptId: visit.attemptId, bankReference };
  expect(await provider.ask(asked)).toMatchObject({ attemptId: visit.attemptId, state: 'pending', amount: 125_050 });
  const page = new URL(way.url).pathname;
  const body = new URLSearchParams({ action: 'approve' });
  expect((await bank.request(page, { method: 'POST', body })).status).toBe(303);
  expect(await provider.ask(asked)).toMatchObject({ attemptId: visit.attemptId, state: 'paid', amount: 125_050 });
  expect(await provider.ask({ ...asked, bankReference: 'unknown' })).toBeNull();
  expect(await provider.ask({ ...asked, bankReference: null })).toBeNull();
  await expect(provider.ask({ ...asked, attemptId: 'another' })).rejects.toThrow('another visit');
  const stranger = createInvoiceSandbox({ bankUrl: opened.at(-1)?.url ?? '', secret: 'guessed' });
  await expect(stranger.start(visit)).rejects.toThrow('403');
});

const keys = { publicKey: 'i0000', privateKey: 'private-key' };
const statuses: Record<PaymentEvent['state'], string> = {
  pending: 'processing',
  failed: 'failure',
  paid: 'success',
  refunded: 'reversed',
};
/** As LiqPay's documents say: base64 of JSON, and base64 of SHA-1 over key, data, key. */
function writeLiqpay(answer: object, privateKey: string): PaymentCallback {
  const data = Buffer.from(JSON.stringify({ public_key: 'i0000', currency: 'UAH', ...answer })).toString('base64');
  const signature = createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest('base64');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { headers, rawBody: bytes(new URLSearchParams({ data, signature }).toString()) };
}

testProvider('LiqPay', {
  open: () => createLiqpay(keys),
  signatureHeader: null,
  write: ({ attemptId, state, amount }, by) =>
    writeLiqpay(
      { order_id: attemptId, status: statuses[state], amount: amount / 100 },
      by === 'bank' ? keys.privateKey : 'another',
    ),
});

test('the address of the sandbox holds what is to be paid, and nobody can change it', async () => {
  const { way: start } = await sandbox.start(visit);
  if (start.kind !== 'redirect') throw new Error('no redirect');
  const token = new URL(start.url).pathname.split('/').at(-1) ?? '';
  expect(readPayToken(token, secret)).toEqual(visit);
  const cheaper = signMessage({ ...visit, amount: 1 }, 'guessed');
  expect(readPayToken(`${cheaper.data}.${cheaper.signature}`, secret)).toBeNull();
  expect(readPayToken('nonsense', secret)).toBeNull();
});

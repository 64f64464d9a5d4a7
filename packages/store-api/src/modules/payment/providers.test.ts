import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { testProvider, visit } from '../../testing/payment-provider.ts';
import { createLiqpay } from './liqpay.ts';
import type { PaymentNews } from './provider.ts';
import { createSandbox, readPayToken } from './sandbox.ts';
import { signMessage } from './signed-message.ts';

const secret = 'secret-of-the-sandbox';
const sandbox = createSandbox({ bankUrl: 'https://bank.example', secret });

testProvider('the sandbox', {
  provider: sandbox,
  stranger: createSandbox({ bankUrl: 'https://bank.example', secret: 'secret-of-a-stranger' }),
  write: (news) => signMessage({ ...news, failure: news.state === 'failed' ? 'declined' : null }, secret),
});

const keys = { publicKey: 'i0000', privateKey: 'private-key' };
const statuses: Record<PaymentNews['state'], string> = {
  pending: 'processing',
  failed: 'failure',
  paid: 'success',
  refunded: 'reversed',
};
/** As LiqPay's documents say: base64 of JSON, and base64 of SHA-1 over key, data, key. */
function writeLiqpay(answer: object) {
  const data = Buffer.from(JSON.stringify({ public_key: 'i0000', currency: 'UAH', ...answer })).toString('base64');
  return { data, signature: createHash('sha1').update(`private-key${data}private-key`).digest('base64') };
}

testProvider('LiqPay', {
  provider: createLiqpay(keys),
  stranger: createLiqpay({ ...keys, privateKey: 'another' }),
  write: ({ attemptId, state, amount }) =>
    writeLiqpay({ order_id: attemptId, status: statuses[state], amount: amount / 100 }),
});

test('the address of the sandbox holds what is to be paid, and nobody can change it', () => {
  const start = sandbox.start(visit);
  if (start.kind !== 'redirect') throw new Error('no redirect');
  const token = new URL(start.url).pathname.split('/').at(-1) ?? '';
  expect(readPayToken(token, secret)).toEqual(visit);
  const cheaper = signMessage({ ...visit, amount: 1 }, 'guessed');
  expect(readPayToken(`${cheaper.data}.${cheaper.signature}`, secret)).toBeNull();
  expect(readPayToken('nonsense', secret)).toBeNull();
});

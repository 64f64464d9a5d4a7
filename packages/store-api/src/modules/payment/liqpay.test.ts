import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { visit } from '../../testing/payment-provider.ts';
import { createLiqpay } from './liqpay.ts';

const keys = { publicKey: 'i0000', privateKey: 'private-key' };
const { attemptId } = visit;

/** As LiqPay's documents say: base64(sha1(private_key + data + private_key)). */
const signatureOf = (data: string) => createHash('sha1').update(`private-key${data}private-key`).digest('base64');
const read = (data: string) => JSON.parse(Buffer.from(data, 'base64').toString());
const known = { order_id: attemptId, status: 'success', amount: 1250.5, currency: 'UAH', public_key: 'i0000' };
function write(answer: object) {
  const data = Buffer.from(JSON.stringify({ ...known, ...answer })).toString('base64');
  const rawBody = new TextEncoder().encode(JSON.stringify({ data, signature: signatureOf(data) }));
  return { headers: { 'content-type': 'application/json' }, rawBody };
}

test('signs a form as its documents say, with every field that a payment has to have', async () => {
  const started = (['uk', 'ru'] as const).map((locale) =>
    createLiqpay(keys).start({ ...visit, locale, method: locale === 'uk' ? 'card' : 'privatParts', parts: 3 }),
  );
  const starts = (await Promise.all(started)).map(({ way }) => way);
  for (const start of starts) {
    if (start.kind !== 'form') throw new Error('no form');
    expect([start.action, Object.keys(start.fields)]).toEqual([
      'https://www.liqpay.ua/api/3/checkout',
      ['data', 'signature'],
    ]);
    expect(start.fields.signature).toBe(signatureOf(start.fields.data ?? ''));
    expect(read(start.fields.data ?? '')).not.toHaveProperty('private_key');
  }
  expect(starts.map((start) => start.kind === 'form' && read(start.fields.data ?? ''))).toEqual(
    [
      { language: 'uk', paytypes: 'card', description: 'Замовлення 1002-4587' },
      { language: 'ru', paytypes: 'paypart', description: 'Заказ 1002-4587' },
    ].map((own) => ({
      ...{ version: 3, public_key: 'i0000', action: 'pay', amount: 1250.5, currency: 'UAH', order_id: attemptId },
      ...{ result_url: visit.resultUrl, server_url: visit.callbackUrl },
      ...own,
    })),
  );
});

/** All statuses that its documents name, and one that they do not. */
const statuses = {
  paid: ['success', 'wait_compensation'],
  failed: ['failure', 'error'],
  refunded: ['reversed'],
  pending: [
    ...['processing', 'prepared', 'wait_secure', 'wait_accept', 'wait_lc', 'wait_reserve', 'wait_card', 'hold_wait'],
    ...['cash_wait', 'invoice_wait', 'wait_qr', 'wait_sender', 'try_again', '3ds_verify', 'cvv_verify', 'otp_verify'],
    ...['captcha_verify', 'ivr_verify', 'password_verify', 'phone_verify', 'pin_verify', 'p24_verify', 'mp_verify'],
    ...['receiver_verify', 'sender_verify', 'senderapp_verify', 'subscribed', 'unsubscribed', 'of another year', ''],
    // With keys that are not of its sandbox nobody pays by a trial.
    ...['sandbox', 'constructor', '__proto__'],
  ],
} as const;

test.each(Object.entries(statuses))('takes as %s what its documents call so', async (state, expected) => {
  const { readCallback } = createLiqpay(keys);
  for (const status of expected) expect(await readCallback(write({ status }))).toMatchObject({ attemptId, state });
  if (state === 'failed') expect((await readCallback(write({ status: 'error' })))?.failure).toBe('error');
});

test('believes its sandbox with keys of the sandbox', async () => {
  const trial = { ...keys, publicKey: 'sandbox_i0000' };
  const message = write({ status: 'sandbox', public_key: 'sandbox_i0000' });
  expect(await createLiqpay(trial).readCallback(message)).toMatchObject({ state: 'paid' });
});

test.each([
  ['another currency', { currency: 'USD' }],
  ['no currency', { currency: undefined }],
  ['the key of another shop', { public_key: 'i9999' }],
  ['no sum', { amount: undefined }],
  ['no visit', { order_id: undefined }],
  ['no status', { status: undefined }],
])('reads nothing of a signed answer with %s', async (_, answer) => {
  expect(await createLiqpay(keys).readCallback(write(answer))).toBeNull();
});

const answers: { status: number; body: string }[] = [];
const asked: { type: string | undefined; body: string }[] = [];
const bank = createServer(async (req: IncomingMessage, res) => {
  asked.push({ type: req.headers['content-type'], body: await text(req) });
  const { status = 500, body = '' } = answers.shift() ?? {};
  res.writeHead(status, { Location: '/elsewhere' }).end(body);
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
  const at = bank.address();
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}/`;
});
afterAll(() => new Promise((resolve) => bank.close(resolve)));

function ask(status: number, answer: unknown) {
  answers.push({ status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) });
  return createLiqpay(keys, address).ask({ attemptId, bankReference: null });
}

test('asks about a visit by a signed form, and knows a bank that knows nothing from one that says nothing', async () => {
  expect(await ask(200, known)).toEqual({ attemptId, state: 'paid', amount: 125_050, failure: null });
  expect(asked[0]?.type).toContain('application/x-www-form-urlencoded');
  const { data = '', signature } = Object.fromEntries(new URLSearchParams(asked[0]?.body));
  expect(signature).toBe(signatureOf(data));
  expect(read(data)).toEqual({ version: 3, public_key: 'i0000', action: 'status', order_id: attemptId });
  const unknown = { result: 'error', status: 'error', err_code: 'payment_not_found' };
  expect(await ask(200, unknown)).toBeNull();
  // A wrong key, or another visit than was asked for: no reason to call the payment off.
  for (const [status, answer] of [
    [200, { ...unknown, err_code: 'err_access' }],
    [200, { ...known, order_id: 'another' }],
    [200, { ...known, currency: 'USD' }],
    [503, '<html>'],
    [302, known],
  ] as const) {
    await expect(ask(status, answer)).rejects.toThrow();
  }
});

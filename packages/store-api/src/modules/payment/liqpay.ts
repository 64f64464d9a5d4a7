import { createHash } from 'node:crypto';
import type { PaymentMethod } from '@vitryna/contracts/api';
import { toHryvnia, toMinor } from '@vitryna/money';
import { z } from 'zod';
import { textsIn } from '../shared/texts.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';
import { isSame, readSignedMessage, type SignedMessage } from './signed-message.ts';

type Keys = { publicKey: string; privateKey: string };

const checkoutUrl = 'https://www.liqpay.ua/api/3/checkout';
const requestUrl = 'https://www.liqpay.ua/api/request';
const version = 3;
/** How long an answer of LiqPay is waited for, in milliseconds. */
const patienceMs = 5000;

/** LiqPay's names of the ways to pay that it has. */
const payTypes: Partial<Record<PaymentMethod, string>> = { card: 'card', privatParts: 'paypart' };

/** base64(sha1(private_key + data + private_key)), as its documents say. */
const signatureOf = (data: string, { privateKey }: Keys): string =>
  createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest('base64');

function sign(value: object, keys: Keys): SignedMessage {
  const data = Buffer.from(JSON.stringify(value)).toString('base64');
  return { data, signature: signatureOf(data, keys) };
}

const answerSchema = z.object({
  order_id: z.string(),
  status: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
  public_key: z.string().optional(),
});

/** The meaning of each of its final statuses; any other is on its way. */
const states: ReadonlyMap<string, PaymentEvent['state']> = new Map(
  Object.entries({
    success: 'paid',
    // The shopper has paid; the shop gets it with the rest of the day.
    wait_compensation: 'paid',
    // With keys of its sandbox nothing else comes.
    sandbox: 'paid',
    failure: 'failed',
    error: 'failed',
    reversed: 'refunded',
  } as const),
);

function toEvent(answer: unknown, { publicKey }: Keys): PaymentEvent | null {
  const { data } = answerSchema.safeParse(answer);
  if (data === undefined || data.currency !== 'UAH') return null;
  if (data.public_key !== undefined && data.public_key !== publicKey) return null;
  const isTrial = data.status === 'sandbox' && !publicKey.startsWith('sandbox_');
  const state = isTrial ? 'pending' : (states.get(data.status) ?? 'pending');
  const failure = state !== 'failed' ? null : data.status === 'error' ? 'error' : 'declined';
  return { attemptId: data.order_id, state, amount: toMinor(data.amount), failure };
}

/** The answer about a visit in which nobody has begun to pay. */
const unknownSchema = z.object({ err_code: z.literal('payment_not_found') });

/** LiqPay by its documented form: `data` and `signature` in both directions. */
export const createLiqpay = (keys: Keys, askedAt = requestUrl): PaymentProvider => ({
  name: 'liqpay',
  methods: Object.keys(payTypes) as PaymentMethod[],
  start: async (request) => {
    const { data, signature } = sign(
      {
        version,
        public_key: keys.publicKey,
        action: 'pay',
        amount: toHryvnia(request.amount),
        currency: 'UAH',
        description: textsIn(request.locale)('Order {{number}}', { number: request.number }),
        order_id: request.attemptId,
        language: request.locale,
        paytypes: payTypes[request.method],
        result_url: request.resultUrl,
        server_url: request.callbackUrl,
      },
      keys,
    );
    const fields = { data, signature };
    const url = `${checkoutUrl}?${new URLSearchParams(fields)}`;
    return { way: { kind: 'form', action: checkoutUrl, fields, url }, bankReference: null };
  },
  readCallback: async (callback) => {
    const message = readSignedMessage(callback);
    if (message === null || !isSame(message.signature, signatureOf(message.data, keys))) return null;
    try {
      return toEvent(JSON.parse(Buffer.from(message.data, 'base64').toString('utf8')), keys);
    } catch {
      return null;
    }
  },
  ask: async ({ attemptId }) => {
    const body = new URLSearchParams(
      sign({ version, public_key: keys.publicKey, action: 'status', order_id: attemptId }, keys),
    );
    const signal = AbortSignal.timeout(patienceMs);
    const answer: unknown = await (await fetch(askedAt, { method: 'POST', body, signal, redirect: 'error' })).json();
    if (unknownSchema.safeParse(answer).success) return null;
    const event = toEvent(answer, keys);
    if (event?.attemptId !== attemptId) throw new Error('store-api: LiqPay gave no answer about this visit');
    return event;
  },
});

import { paymentMethodSchema } from '@vitryna/contracts/api';
import { locales } from '@vitryna/contracts/constants';
import { z } from 'zod';
import { onlineMethods } from './payment-methods.ts';
import { failures, type PaymentEvent, type PaymentProvider } from './provider.ts';
import { openMessage, readSignedMessage, type SignedMessage, signMessage } from './signed-message.ts';

/** The sandbox bank's payment request. */
export const sandboxRequestSchema = z.object({
  attemptId: z.string(),
  number: z.string(),
  amount: z.number().int(),
  method: paymentMethodSchema,
  parts: z.number().nullable(),
  locale: z.enum(locales),
  resultUrl: z.url({ protocol: /^https?$/ }),
  callbackUrl: z.url({ protocol: /^https?$/ }),
  /** Of a payment that was begun over HTTP: the bank's own name of it. */
  invoiceId: z.string().optional(),
});
export type SandboxRequest = z.infer<typeof sandboxRequestSchema>;

const eventSchema = z.object({
  attemptId: z.string(),
  state: z.enum(['pending', 'failed', 'paid', 'refunded']),
  amount: z.number().int(),
  failure: z.enum(failures).nullable(),
});
const messageSchema = z.object({ data: z.string(), signature: z.string() });

/** How long an answer of the bank is waited for, in milliseconds. */
const patienceMs = 3000;

/** The bank's page for a payment, which nobody can change. */
export function payPath(request: SandboxRequest, secret: string): string {
  const { data, signature } = signMessage(request, secret);
  return `/__pay/${data}.${signature}`;
}

/** Reads the token of the bank's page. */
export function readPayToken(token: string, secret: string): SandboxRequest | null {
  const [data = '', signature = ''] = token.split('.');
  return sandboxRequestSchema.safeParse(openMessage({ data, signature }, secret)).data ?? null;
}

const readEvent = (message: SignedMessage, secret: string): PaymentEvent | null =>
  eventSchema.safeParse(openMessage(message, secret)).data ?? null;

/** The bank of trials: everything that a real one does, on an origin of its own, and no money. */
export const createSandbox = ({ bankUrl, secret }: { bankUrl: string; secret: string }): PaymentProvider => ({
  name: 'sandbox',
  methods: onlineMethods,
  start: async (request) => ({
    way: { kind: 'redirect', url: new URL(payPath(request, secret), bankUrl).href },
    bankReference: null,
  }),
  readCallback: async (callback) => {
    const message = readSignedMessage(callback);
    return message === null ? null : readEvent(message, secret);
  },
  ask: async ({ attemptId }) => {
    const address = new URL(`/__status/${encodeURIComponent(attemptId)}`, bankUrl);
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
    if (answer.status === 404) return null;
    const message = messageSchema.safeParse(await answer.json());
    const event = message.success ? readEvent(message.data, secret) : null;
    if (event === null) throw new Error(`store-api: the sandbox bank gave no answer of its own (${answer.status})`);
    return event;
  },
});

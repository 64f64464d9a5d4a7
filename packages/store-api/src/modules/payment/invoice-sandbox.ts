import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { onlineMethods } from './payment-methods.ts';
import type { PaymentEvent, PaymentFailure, PaymentProvider } from './provider.ts';
import { sandboxRequestSchema } from './sandbox.ts';
import { isSame } from './signed-message.ts';

/** The invoice API of the bank and its headers. */
export const invoiceApi = { path: '/__api/invoices', tokenHeader: 'x-token', signatureHeader: 'x-sign' } as const;

/** The invoice request to the bank; `reference` is the store's name of the visit. */
export const newInvoiceSchema = sandboxRequestSchema
  .omit({ attemptId: true, invoiceId: true })
  .extend({ reference: z.string() });

const statuses = ['created', 'success', 'failure', 'reversed'] as const;

/** An invoice as the bank tells of it. */
export const invoiceSchema = z.object({
  invoiceId: z.string(),
  reference: z.string(),
  status: z.enum(statuses),
  amount: z.number().int(),
  failureReason: z.string().optional(),
});
export type SandboxInvoice = z.infer<typeof invoiceSchema>;

/** The bank's answer to a new invoice. */
const madeSchema = z.object({ invoiceId: z.string(), pageUrl: z.url({ protocol: /^https?$/ }) });

const states = {
  created: 'pending',
  success: 'paid',
  failure: 'failed',
  reversed: 'refunded',
} as const satisfies Record<SandboxInvoice['status'], PaymentEvent['state']>;

/** The bank's words for why it failed. */
const reasons: Readonly<Record<string, PaymentFailure>> = { declined: 'declined', cancelled: 'closed' };

/** How long an answer of the bank is waited for, in milliseconds. */
const patienceMs = 3000;

/** The signature of a body: base64 of HMAC-SHA-256 over its bytes. */
export const signBody = (body: string | Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('base64');

function toEvent({ reference, status, amount, failureReason = '' }: SandboxInvoice): PaymentEvent {
  const state = states[status];
  const reason = Object.hasOwn(reasons, failureReason) ? reasons[failureReason] : undefined;
  return { attemptId: reference, state, amount, failure: state === 'failed' ? (reason ?? 'error') : null };
}

function parseInvoice(rawBody: Uint8Array): PaymentEvent | null {
  try {
    const { data } = invoiceSchema.safeParse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody)));
    return data === undefined ? null : toEvent(data);
  } catch {
    return null;
  }
}

/** The bank of trials as monobank and Stripe are: invoices are made over HTTP, webhooks are signed in a header over their bytes. */
export function createInvoiceSandbox({ bankUrl, secret }: { bankUrl: string; secret: string }): PaymentProvider {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new URL(invoiceApi.path + path, bankUrl), {
      ...init,
      headers: { 'content-type': 'application/json', [invoiceApi.tokenHeader]: secret },
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'error',
    });
  return {
    name: 'sandbox-invoice',
    methods: onlineMethods,
    start: async ({ attemptId: reference, ...request }) => {
      const answer = await ask('', { method: 'POST', body: JSON.stringify({ ...request, reference }) });
      if (!answer.ok) throw new Error(`store-api: the sandbox bank made no invoice (${answer.status})`);
      const { invoiceId, pageUrl } = madeSchema.parse(await answer.json());
      return { way: { kind: 'redirect', url: pageUrl }, bankReference: invoiceId };
    },
    readCallback: async ({ headers, rawBody }) =>
      isSame(headers[invoiceApi.signatureHeader] ?? '', signBody(rawBody, secret)) ? parseInvoice(rawBody) : null,
    ask: async ({ attemptId, bankReference }) => {
      if (bankReference === null) return null;
      const answer = await ask(`/${encodeURIComponent(bankReference)}`);
      if (answer.status === 404) return null;
      const invoice = invoiceSchema.parse(await answer.json());
      if (invoice.reference !== attemptId) throw new Error('store-api: the sandbox bank told of another visit');
      return toEvent(invoice);
    },
  };
}

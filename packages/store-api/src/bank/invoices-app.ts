import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { invoiceApi, newInvoiceSchema, type SandboxInvoice } from '../modules/payment/invoice-sandbox.ts';
import type { PaymentEvent } from '../modules/payment/provider.ts';
import { payPath } from '../modules/payment/sandbox.ts';
import { isSame } from '../modules/payment/signed-message.ts';

const statuses = {
  pending: 'created',
  paid: 'success',
  failed: 'failure',
  refunded: 'reversed',
} as const satisfies Record<PaymentEvent['state'], SandboxInvoice['status']>;

/** A payment as the bank tells of its invoice. */
export const toInvoice = ({
  invoiceId,
  attemptId: reference,
  state,
  amount,
  failure,
}: PaymentEvent & { invoiceId: string }) =>
  ({
    ...{ invoiceId, reference, status: statuses[state], amount },
    ...(failure !== null && { failureReason: failure === 'closed' ? 'cancelled' : failure }),
  }) satisfies SandboxInvoice;

type InvoiceOptions = {
  secret: string;
  limit: MiddlewareHandler;
  /** The outcome of a visit so far. */
  findEvent: (attemptId: string) => PaymentEvent | undefined;
};

/** Invoices that a store makes over HTTP and asks about; the bank remembers them until it ends. */
export function createInvoices({ secret, limit, findEvent }: InvoiceOptions): Hono {
  const made = new Map<string, { attemptId: string; amount: number }>();
  const app = new Hono();
  app.use(async (c, next) => {
    if (!isSame(c.req.header(invoiceApi.tokenHeader) ?? '', secret)) return c.json({ error: 'unknown token' }, 403);
    await next();
  });
  app.post('/', limit, async (c) => {
    const asked = newInvoiceSchema.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json({ error: 'malformed invoice' }, 400);
    const { reference: attemptId, ...request } = asked.data;
    const invoiceId = randomUUID();
    made.set(invoiceId, { attemptId, amount: request.amount });
    const path = payPath({ ...request, attemptId, invoiceId }, secret);
    return c.json({ invoiceId, pageUrl: new URL(path, c.req.url).href });
  });
  app.get('/:id', (c) => {
    const invoiceId = c.req.param('id');
    const invoice = made.get(invoiceId);
    if (invoice === undefined) return c.json({ error: 'unknown invoice' }, 404);
    const begun = { ...invoice, state: 'pending' as const, failure: null };
    return c.json(toInvoice({ invoiceId, ...(findEvent(invoice.attemptId) ?? begun) }));
  });
  return app;
}

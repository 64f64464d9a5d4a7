import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { invoiceApi, signBody } from '../modules/payment/invoice-sandbox.ts';
import type { PaymentEvent } from '../modules/payment/provider.ts';
import { readPayToken, type SandboxRequest } from '../modules/payment/sandbox.ts';
import { signMessage } from '../modules/payment/signed-message.ts';
import { type BankAction, bankActions, bankPage, bankPolicy, brokenPage } from './bank-page.ts';
import { createInvoices, toInvoice } from './invoices-app.ts';

/** The dependencies of the sandbox bank; tests hand in their own store and their own time. */
export type BankOptions = {
  secret: string;
  /** Calls the store back; resolves with the status of its answer. */
  send: (url: string, body: string, headers: Record<string, string>) => Promise<number>;
  wait: (ms: number) => Promise<void>;
};

/** How late a delayed callback is, and the first and the longest pause before it is sent again, in milliseconds. */
const delayMs = 10_000;
const pauses = { firstMs: 1000, longestMs: 60_000 };
/** The longest form that is read, in bytes: it holds one word. */
const maxFormSize = 1024;
/** The longest new invoice that is read, in bytes. */
const maxInvoiceSize = 16 * 1024;
/** How often a store that does not answer is called. */
const tries = 30;

const outcomes: Record<BankAction, Pick<PaymentEvent, 'state' | 'failure'>> = {
  approve: { state: 'paid', failure: null },
  decline: { state: 'failed', failure: 'declined' },
  close: { state: 'failed', failure: 'closed' },
  delay: { state: 'paid', failure: null },
  silent: { state: 'paid', failure: null },
};

const send: BankOptions['send'] = async (url, body, headers) => {
  const answer = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) });
  await answer.body?.cancel();
  return answer.status;
};

/** The bank with the machine's own time and network. */
export const ownBank = (secret: string): BankOptions => ({
  secret,
  send,
  wait: (ms) => sleep(ms, undefined, { ref: false }),
});

/**
 * A bank for trials (contract §5): its page, its callbacks, which it repeats until the store answers, and what it knows when it is asked. It
 * remembers what it was told until it ends.
 */
export function createBankApp({ secret, send: call, wait }: BankOptions): Hono {
  const settled = new Map<string, PaymentEvent>();

  const callBack = async ({ callbackUrl, invoiceId }: SandboxRequest, event: PaymentEvent): Promise<void> => {
    const body = JSON.stringify(
      invoiceId === undefined ? signMessage(event, secret) : toInvoice({ invoiceId, ...event }),
    );
    const headers = {
      'content-type': 'application/json',
      ...(invoiceId !== undefined && { [invoiceApi.signatureHeader]: signBody(body, secret) }),
    };
    for (let count = 0; count < tries; count += 1) {
      const status = await call(callbackUrl, body, headers).catch(() => 0);
      if (status === 200) return;
      await wait(Math.min(pauses.firstMs * 2 ** count, pauses.longestMs));
    }
  };
  const notify = async (request: SandboxRequest, event: PaymentEvent, action: BankAction): Promise<void> => {
    if (action === 'silent') return;
    if (action === 'delay') await wait(delayMs);
    await callBack(request, event);
  };

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
  });
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => c.text('', 413) });
  app.use('/__pay/*', limitTo(maxFormSize));
  app.route(
    invoiceApi.path,
    createInvoices({ secret, limit: limitTo(maxInvoiceSize), findEvent: (id) => settled.get(id) }),
  );
  app.on(['GET', 'POST'], '/__pay/:token', async (c) => {
    const request = readPayToken(c.req.param('token'), secret);
    if (request === null) {
      c.header('content-security-policy', bankPolicy(null));
      return c.html(brokenPage(), 404);
    }
    c.header('content-security-policy', bankPolicy(new URL(request.resultUrl).origin));
    if (c.req.method === 'GET') return c.html(bankPage(request));
    const form = z.object({ action: z.enum(bankActions) }).safeParse(await c.req.parseBody());
    if (!form.success) return c.html(bankPage(request), 400);
    const { attemptId, amount } = request;
    // Two presses make one payment.
    if (!settled.has(attemptId)) {
      const { action } = form.data;
      const event = { attemptId, amount, ...outcomes[action] };
      settled.set(attemptId, event);
      notify(request, event, action).catch(() => undefined);
    }
    return c.redirect(request.resultUrl, 303);
  });
  app.get('/__status/:id', (c) => {
    const event = settled.get(c.req.param('id'));
    return event === undefined ? c.json({ error: 'unknown' }, 404) : c.json(signMessage(event, secret));
  });
  return app;
}

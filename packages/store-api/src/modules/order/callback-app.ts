import { type Context, Hono } from 'hono';
import { Failure } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { describeError, type Log } from '../../http/failure-answer.ts';
import type { PaymentCallback, PaymentProvider } from '../payment/provider.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { findProvider } from './pay-order.ts';

type CallbackOptions = {
  db: Connection;
  now: () => Date;
  publicUrl: string;
  providers: readonly PaymentProvider[];
  log: Log;
};

/** As every answer has them (contract §0). */
const answerHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** The raw message: banks sign it as they sent it. */
async function readRequest({ req }: Context<ApiEnv>): Promise<PaymentCallback> {
  return { headers: Object.fromEntries(req.raw.headers), rawBody: new Uint8Array(await req.arrayBuffer()) };
}

/**
 * What banks call (contract §5), mounted before whatever a browser has to prove: a bank proves by its signature who it is. It has no
 * session and no limit, and is answered in maintenance mode: money that was paid is paid.
 */
export function createCallbackApp({ db, now, publicUrl, providers, log }: CallbackOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post('/:provider', async (c) => {
    const provider = findProvider(providers, c.req.param('provider'));
    const event = await provider.readCallback(await readRequest(c)).catch((error: unknown) => {
      log({
        level: 'error',
        message: `a callback of "${provider.name}" cannot be read now`,
        error: describeError(error),
      });
      throw new Failure('unavailable');
    });
    if (event === null) throw new Failure('forbidden');
    await applyPaymentEvent(db, provider.name, event, { publicUrl, now: now() });
    return c.body('{"data":null}', 200, answerHeaders);
  });
}

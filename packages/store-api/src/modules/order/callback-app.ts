import { paymentCallbackSchema } from '@vitryna/contracts/api';
import { type Context, Hono } from 'hono';
import { Failure } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { findProvider } from './pay-order.ts';
import { takeNews } from './take-news.ts';

type CallbackOptions = {
  db: Connection;
  now: () => Date;
  publicUrl: string;
  providers: readonly PaymentProvider[];
};

/** As every answer has them (contract §0). */
const answerHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/** Banks send JSON, or a form as LiqPay does. */
async function readMessage({ req }: Context<ApiEnv>): Promise<unknown> {
  const isForm = req.header('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  return isForm ? Object.fromEntries(new URLSearchParams(await req.text())) : req.json().catch(() => null);
}

/**
 * What banks call (contract §5), mounted before whatever a browser has to prove: a bank proves by its signature who it is. It has no
 * session and no limit, and is answered while the store is closed: money that was paid is paid.
 */
export function createCallbackApp({ db, now, publicUrl, providers }: CallbackOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post('/:provider', async (c) => {
    const provider = findProvider(providers, c.req.param('provider'));
    const message = paymentCallbackSchema.safeParse(await readMessage(c));
    const news = message.success ? provider.read(message.data) : null;
    if (news === null) throw new Failure('forbidden');
    await takeNews(db, provider.name, news, { publicUrl, now: now() });
    return c.body('{"data":null}', 200, answerHeaders);
  });
}

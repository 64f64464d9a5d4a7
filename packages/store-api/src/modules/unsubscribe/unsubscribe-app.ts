import { Hono } from 'hono';
import { Failure, notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { removeSubscriber } from '../marketing/repository.ts';
import { leaveListLink } from '../outbox/home-link.ts';
import { tokenLink } from '../outbox/token-link.ts';
import { unsubscribeQuerySchema } from '../outbox/unsubscribe-url.ts';
import { stopWatch } from '../price/watch-repository.ts';

type Options = { db: Connection; now: () => Date; publicUrl: string };

/**
 * What mail programs call by the header `List-Unsubscribe` (RFC 8058): a POST takes the address off at once and may be repeated; a GET, which
 * programs make to look at links, leads a person to the page that asks. Mounted before whatever a browser has to prove: the token is the proof.
 */
export function createUnsubscribeApp({ db, now, publicUrl }: Options): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const read = (query: Record<string, string>) => {
    const asked = unsubscribeQuerySchema.safeParse(query);
    if (!asked.success) throw notFound();
    return asked.data;
  };
  app.get('/', (c) => {
    const { list, locale, token } = read(c.req.query());
    const isWatch = list === 'priceWatch';
    const page = isWatch ? tokenLink(publicUrl, locale, '/price-watch', token) : null;
    return c.redirect(page ?? leaveListLink(publicUrl, { list, locale, token }), 303);
  });
  app.post('/', async (c) => {
    const { list, token } = read(c.req.query());
    const form = await c.req.parseBody().catch(() => ({}));
    if (!('List-Unsubscribe' in form) || form['List-Unsubscribe'] !== 'One-Click') throw new Failure('forbidden');
    if (list === 'priceWatch') await stopWatch(db, token);
    else if (!(await removeSubscriber(db, token, list, now()))) throw new Failure('gone');
    return c.body(null, 204);
  });
  return app;
}

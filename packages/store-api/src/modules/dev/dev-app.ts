import { maintenanceSchema, orderStatusSchema } from '@vitryna/contracts/api';
import { emailMaxLength } from '@vitryna/contracts/constants';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type FailureCode, failureStatuses, invalid } from '../../core/failure.ts';
import type { Limits } from '../../core/rate-limits.ts';
import type { ShopClock } from '../../core/shop-clock.ts';
import type { Connection } from '../../database/connection.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { fieldProblems } from '../../http/field-problems.ts';
import { parseQuery } from '../../http/parse-query.ts';
import { readJsonBody } from '../../http/read-json-body.ts';
import { advanceOrder } from '../order/advance-order.ts';
import type { Sender } from '../outbox/render-email.ts';
import { readMessages } from '../outbox/repository.ts';
import { moderate } from '../review/moderate.ts';
import type { Settings } from '../shared/settings.ts';
import type { DevState } from './dev-state.ts';
import { createEmailsApp } from './emails-app.ts';
import { deleteWritten } from './repository.ts';

type DevOptions = {
  db: Connection;
  state: DevState;
  settings: Settings;
  clock: ShopClock;
  /** Forgets kept answers. */
  clearAnswers: () => void;
  limits: Limits;
  /** Puts the demo data back; null where the store was not seeded by this process. */
  reseed: (() => Promise<void>) | null;
  /** The base of links in e-mails. */
  publicUrl: string;
  /** How e-mails look. */
  look: Pick<Sender, 'url' | 'colours'>;
  /** The contract as JSON Schema. */
  specification: () => unknown;
};

const path = z.string().startsWith('/').max(300);
const statuses = Object.values(failureStatuses) as (typeof failureStatuses)[FailureCode][];

const maintenanceOrder = maintenanceSchema.partial({ message: true });
const failOrder = z.object({
  path,
  status: z.literal(statuses),
  times: z.number().int().min(0).max(10_000).default(1),
});
const delayOrder = z.object({ path, ms: z.number().int().min(0).max(120_000) });
const buildOrder = z.object({ tag: z.string().min(1).max(80).nullable() });
const clockOrder = z.object({ now: z.iso.datetime({ offset: true }).nullable() });
const lifeOrder = z.object({ orderId: z.string().max(64), to: orderStatusSchema });
const moderateOrder = z.object({ id: z.string().regex(/^[rq]\d{1,9}$/), action: z.enum(['approve', 'reject']) });
const outboxQuery = z.object({ to: z.string().max(emailMaxLength).optional() });
const resetOrder = z.object({ seed: z.literal('demo').optional() });

/**
 * The controls of contract §13, with which a test reaches every state of every screen. Mounted at `/__dev` and only outside
 * production.
 */
export function createDevApp(options: DevOptions): Hono<ApiEnv> {
  const { db, state, settings, clock } = options;
  const app = new Hono<ApiEnv>();
  const order = <Order>(name: string, schema: z.ZodType<Order>, obey: (order: Order) => void | Promise<void>) =>
    app.post(`/${name}`, async (c: Context<ApiEnv>) => {
      const parsed = schema.safeParse(await readJsonBody(c.req.raw), { reportInput: true });
      if (!parsed.success) throw invalid(fieldProblems(parsed.error));
      await obey(parsed.data);
      options.clearAnswers();
      return c.json({ data: null });
    });

  order('maintenance', maintenanceOrder, ({ isEnabled, message = null, until = null }) =>
    settings.saveMaintenance({ isEnabled, message, until }),
  );
  order('fail', failOrder, ({ path, status, times }) => {
    if (times === 0) state.failures.delete(path);
    else state.failures.set(path, { status, times });
  });
  order('delay', delayOrder, ({ path, ms }) => {
    if (ms === 0) state.delays.delete(path);
    else state.delays.set(path, ms);
  });
  order('build', buildOrder, ({ tag }) => {
    state.buildTag = tag;
  });
  order('moderate', moderateOrder, ({ id, action }) =>
    moderate(db, id, { action }, { publicUrl: options.publicUrl, now: clock.now() }),
  );
  order('clock', clockOrder, ({ now }) => clock.set(now === null ? null : new Date(now)));
  order('order/advance', lifeOrder, ({ orderId, to }) =>
    advanceOrder(db, orderId, to, { publicUrl: options.publicUrl, now: clock.now() }),
  );
  order('reset', resetOrder, async ({ seed }) => {
    state.failures.clear();
    state.delays.clear();
    state.buildTag = null;
    clock.set(null);
    options.limits.reset();
    await settings.saveMaintenance({ isEnabled: false, message: null, until: null });
    await deleteWritten(db);
    if (seed !== undefined) await options.reseed?.();
  });
  app.get('/outbox', async (c) => {
    const parsed = outboxQuery.safeParse(parseQuery(new URL(c.req.url).search.slice(1)), { reportInput: true });
    if (!parsed.success) throw invalid(fieldProblems(parsed.error));
    return c.json({ data: await readMessages(db, parsed.data.to) });
  });
  app.route('/', createEmailsApp({ db, look: options.look }));
  app.get('/spec', (c) => c.json({ data: options.specification() }));
  return app;
}

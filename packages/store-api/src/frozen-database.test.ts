import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { sql } from 'kysely';
import { DatabaseUnavailable } from './core/unavailable.ts';
import { openDatabase } from './database/open-database.ts';
import { testServerUrl } from './database/open-test-database.ts';
import { type OwnServer, startOwnServer } from './testing/own-server.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

// `npm test` runs these against a PostgreSQL server of their own, with the programs of the server that it has.
const onServer = testServerUrl ? test : test.skip;

const limits = { statementMs: 400, connectionMs: 400, checkMs: 400 };
/** One statement, one connection, and what a busy machine adds: far less than the thirty seconds of before. */
const quickMs = 5000;

let server: OwnServer;
let shop: TestApp;

beforeEach(async () => {
  if (!testServerUrl) return;
  server = await startOwnServer(testServerUrl);
  shop = await createTestApp([{ code: 'lamp' }], {}, () => openDatabase({ databaseUrl: server.url, limits }));
}, 120_000);
afterEach(async () => {
  if (!testServerUrl) return;
  server.signal('SIGKILL');
  await shop.close();
  await server.stop();
}, 120_000);

const addTo = (product: string | undefined) =>
  shop.openBrowser().request('POST', '/user/catalog/product/cart/add', { productId: product, quantity: 1 });

/** Many at once, so that they cannot each have a connection of their own. */
async function expectRefusals(): Promise<void> {
  const begun = performance.now();
  const answers = await Promise.all([
    ...Array.from({ length: 40 }, () => addTo(shop.ids.lamp)),
    ...Array.from({ length: 10 }, () => shop.app.request('/health')),
  ]);
  expect(performance.now() - begun).toBeLessThan(quickMs);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
  }
}

onServer('a server that is frozen is refused in time, then at once, and used again when it goes on', async () => {
  expect((await addTo(shop.ids.lamp)).status).toBe(200);
  server.signal('SIGSTOP');
  await expectRefusals();
  // The circuit opens when a probe of its own has failed, too.
  await until(async () => {
    const begun = performance.now();
    expect((await addTo(shop.ids.lamp)).status).toBe(503);
    return performance.now() - begun < limits.connectionMs;
  });
  server.signal('SIGCONT');
  await until(async () => (await addTo(shop.ids.lamp)).status === 200);
  expect((await shop.app.request('/health')).status).toBe(200);
});

onServer('a server that is lost answers 503 and not 500, to calls and to health', async () => {
  expect((await addTo(shop.ids.lamp)).status).toBe(200);
  server.signal('SIGKILL');
  await expectRefusals();
});

onServer('a statement that waits for a lock ends in time, and the connection is used again', async () => {
  const { db, calls } = shop.database;
  const locked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (transaction) => {
    await sql`lock table setting in access exclusive mode`.execute(transaction);
    locked.resolve();
    await over.promise;
  });
  await locked.promise;
  await expect(sql`select * from setting`.execute(calls)).rejects.toThrow(DatabaseUnavailable);
  over.resolve();
  await holder;
  await expect(sql`select * from setting`.execute(calls)).resolves.toBeDefined();
});

onServer('work that takes its time has no limit for its statements', async () => {
  const { db, calls } = shop.database;
  const long = sql`select pg_sleep(${(limits.statementMs * 2.5) / 1000})`;
  await expect(long.execute(calls)).rejects.toThrow(DatabaseUnavailable);
  await expect(long.execute(db)).resolves.toBeDefined();
});

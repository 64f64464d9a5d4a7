import { Hono } from 'hono';
import { type Catalogue, openCatalogue } from '../../catalogue/catalogue.ts';
import { createLimits } from '../../core/rate-limits.ts';
import type { Database } from '../../database/open-database.ts';
import { openTestDatabase } from '../../database/open-test-database.ts';
import { createAnswerCache } from '../../http/answer-cache.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { createFailureAnswer } from '../../http/failure-answer.ts';
import { mountCalls } from '../../http/mount-calls.ts';
import { importCatalogue } from '../../import/import-catalogue.ts';
import { createSampleCatalogue } from '../../import/sample-catalogue.ts';
import { chargeBefore } from '../../import/write-prices.ts';
import { createCatalogueCalls } from './calls.ts';

/** The catalogue calls over the sample catalogue, for one test file. Close it after the tests. */
export type SampleShop = {
  database: Database;
  catalogue: Catalogue;
  /** Answers a call below `/user/catalog`. */
  request(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The `data` of a 200 answer, checked with the call's schema. */
  read<Data>(path: string): Promise<Data>;
  /** Moves the shop's clock. */
  setNow(now: Date): void;
  close(): Promise<void>;
};

/** Opens it with `source` in place of the default sample. */
export async function openSampleShop(source = createSampleCatalogue()): Promise<SampleShop> {
  const database = await openTestDatabase();
  await importCatalogue(database, source);
  await chargeBefore(database);
  const catalogue = await openCatalogue(database);
  let now = new Date('2026-01-15T12:00:00Z');
  const app = new Hono<ApiEnv>();
  app.onError(createFailureAnswer((record) => console.error(record)));
  const answers = createAnswerCache({ maxBytes: 0, maxAgeMs: 0, generation: () => 0, now: () => 0 });
  const limits = createLimits({}, () => 0);
  const { db } = database;
  const options = { db, now: () => now, answers, limits, checkResults: true };
  mountCalls(
    app,
    createCatalogueCalls(database, catalogue, async () => null),
    options,
  );
  const request = async (path: string, headers = {}) => app.request(`/user/catalog/${path}`, { headers });
  return {
    database,
    catalogue,
    request,
    async read<Data>(path: string) {
      const answer = await request(path);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return ((await answer.json()) as { data: Data }).data;
    },
    setNow: (date) => {
      now = date;
    },
    async close() {
      await catalogue.close();
      await database.close();
    },
  };
}

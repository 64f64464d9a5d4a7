import { type AppDependencies, createApp } from '../app.ts';
import { openCatalogue } from '../catalogue/catalogue.ts';
import { createCataloguePart } from '../catalogue-part.ts';
import { createClock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { addAssortment, type TestProduct } from './assortment.ts';

/** A shopper's browser: keeps the session cookie and says where it is. */
export type TestBrowser = {
  /** Sends a request; the body of a POST is sent as JSON. */
  request: (
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** The same, for the `data` of a 200 answer. */
  read: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;
  cookie: () => string | null;
};

/** The server over an empty database with a few products. */
export type TestApp = {
  app: ReturnType<typeof createApp>;
  database: Database;
  /** Product ids by code. */
  ids: Record<string, string>;
  /** What was written to the log. */
  log: Record<string, unknown>[];
  clock: AppDependencies['clock'];
  openBrowser: () => TestBrowser;
  close: () => Promise<void>;
};

/** Starts the server for one test file. Close it after the tests. */
export const createTestApp = async (
  products: TestProduct[] = [],
  options: Partial<AppDependencies> = {},
): Promise<TestApp> => {
  const database = await openTestDatabase();
  const ids = await addAssortment(database, products);
  const catalogue = await openCatalogue(database);
  const clock = createClock();
  const log: Record<string, unknown>[] = [];
  const app = createApp({
    database,
    catalogue: createCataloguePart(database, catalogue),
    media: null,
    clock,
    monotonic: () => performance.now(),
    log: (record) => log.push(record),
    publicUrl: 'https://shop.example',
    gatewaySecret: 'gateway-secret',
    rateLimits: { reads: null, suggest: null },
    isProduction: false,
    checkResults: true,
    reseed: null,
    readPeer: () => '192.0.2.1',
    ...options,
  });

  const openBrowser = (): TestBrowser => {
    let cookie: string | null = null;
    const request: TestBrowser['request'] = async (method, path, body, headers = {}) => {
      const answer = await app.request(path, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          ...(method === 'POST' && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
          ...(cookie !== null && { cookie }),
          ...headers,
        },
      });
      const [sent] = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
      if (sent !== undefined) cookie = sent === 'sid=' ? null : sent;
      return answer;
    };
    const read: TestBrowser['read'] = async (method, path, body) => {
      const answer = await request(method, path, body);
      const text = await answer.text();
      if (answer.status !== 200)
        throw new Error(`${method} ${path}: ${answer.status} ${text} ${JSON.stringify(log.at(-1))}`);
      return (JSON.parse(text) as { data: unknown }).data;
    };
    return { request, read, cookie: () => cookie };
  };

  const close = async () => {
    await catalogue.close();
    await database.close();
  };
  return { app, database, ids, log, clock, openBrowser, close };
};

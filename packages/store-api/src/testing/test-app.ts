import { readBrand } from '@vitryna/brand';
import { createActivity } from '@vitryna/media';
import { systemClock } from '@vitryna/resilience';
import { noTracing } from '@vitryna/tracing';
import { type AppDependencies, createApp } from '../app/app.ts';
import { createCataloguePart } from '../app/catalogue-part.ts';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue.ts';
import { createPasswords, inThisThread } from '../core/passwords.ts';
import { createShopClock, type ShopClock } from '../core/shop-clock.ts';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import { createSandbox } from '../modules/payment/sandbox.ts';
import { addAssortment, type TestProduct } from './assortment.ts';
import { openTestBrowser, type TestBrowser } from './test-browser.ts';

/** The test's signer. */
export const testBankSecret = 'secret-of-the-test-bank';

/** One server of a test. */
export type TestServer = {
  app: ReturnType<typeof createApp>;
  clock: ShopClock;
  /** The log's lines. */
  log: Record<string, unknown>[];
  openBrowser: () => TestBrowser;
};

/** The server over a database of its own with a few products. */
export type TestApp = TestServer & {
  database: Database;
  /** Product ids by code. */
  ids: Record<string, string>;
  /** Starts another server with other settings over the same database. */
  startBeside: (options: Partial<AppDependencies>) => TestServer;
  close: () => Promise<void>;
};

function startServer(database: Database, catalogue: Catalogue, options: Partial<AppDependencies>): TestServer {
  const clock = createShopClock();
  const log: Record<string, unknown>[] = [];
  const asked = { db: database.calls, check: database.check };
  const app = createApp({
    database: asked,
    catalogue: createCataloguePart(asked, catalogue),
    content: null,
    media: null,
    uploads: null,
    activity: createActivity(),
    clock,
    time: systemClock,
    isEnding: () => false,
    log: (record) => log.push(record),
    tracing: noTracing,
    publicUrl: 'https://shop.example',
    gatewaySecret: 'gateway-secret',
    rateLimits: {},
    // Cheap: what it costs is another test's subject.
    passwords: createPasswords(inThisThread, { memory: 8, passes: 1, parallelism: 1 }),
    // An answer at a beat takes its time.
    beat: (work) => work(),
    providers: [createSandbox({ bankUrl: 'https://bank.example', secret: testBankSecret })],
    hasDevControls: true,
    checkResults: true,
    reseed: null,
    look: { url: 'https://shop.example', colours: readBrand().colours },
    readPeer: () => '192.0.2.1',
    ...options,
  });
  return { app, clock, log, openBrowser: () => openTestBrowser(app, log) };
}

/** Starts the server for one test file. Close it after the tests, else its database keeps the test run alive. */
export async function createTestApp(
  products: TestProduct[] = [],
  options: Partial<AppDependencies> = {},
  open: () => Promise<Database> = openTestDatabase,
): Promise<TestApp> {
  const database = await open();
  const ids = await addAssortment(database, products);
  const catalogue = await openCatalogue(database);
  return {
    ...startServer(database, catalogue, options),
    database,
    ids,
    startBeside: (others) => startServer(database, catalogue, others),
    close: async () => {
      await catalogue.close();
      await database.close();
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { systemClock } from '@vitryna/resilience';
import { until } from '@vitryna/resilience/testing';
import { createBankApp, ownBank } from './bank/bank-app.ts';
import { type DatabaseOptions, openDatabase } from './database/open-database.ts';
import { makeTestDatabase, openTestFolder, testServerUrl } from './database/open-test-database.ts';
import { listen } from './http/listen.ts';
import { startApiProcess } from './testing/api-process.ts';
import { addAssortment } from './testing/assortment.ts';
import { compareOrders } from './testing/compare-orders.ts';
import { type ShopperReport, shopPersistently } from './testing/persistent-shopper.ts';
import { compareMessages, writePersistently } from './testing/persistent-writer.ts';

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
const kills = 2;
const writers = 5;
/** Of the last there is less than is asked for. */
const stocks = { plenty: 1000, last: 2 };
const bankSecret = 'secret-of-a-bank-that-lives';

/** The data of a store that was killed, read when nobody has them open. */
async function readWritten(options: DatabaseOptions, told: ShopperReport['orders']) {
  const { db, close } = await openDatabase(options);
  const requests = await db.selectFrom('form_request').select('name').execute();
  const carts = await db.selectFrom('cart_line').select(['shopper_id', 'quantity']).execute();
  const kept = await db.selectFrom('idempotency').select('key').execute();
  const orderFaults = await compareOrders(db, told, { ...stocks, lamp: 50 });
  await close();
  return { orderFaults, messages: requests.map(({ name }) => name), carts, kept };
}

/** A bank that is not killed, and does not wait as long as one that calls a store far away. */
async function openBank(base: () => string) {
  const heard: number[] = [];
  const bank = ownBank(bankSecret);
  const app = createBankApp({
    ...bank,
    wait: (ms) => systemClock.wait(Math.min(ms, 2000)),
    send: async (url, body, headers) => {
      const status = await bank.send(`${base()}${new URL(url).pathname}`, body, headers);
      if (status === 200) heard.push(status);
      return status;
    },
  });
  return { heard, ...(await listen(app.fetch, { port: 0, host: '127.0.0.1' })) };
}

test('loses, doubles and leaves open no write when its processes are killed in the middle of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-api-'));
  const server = testServerUrl ? await makeTestDatabase(testServerUrl) : null;
  const options = server ? { databaseUrl: server.url } : { dataFolder: folder };
  const database = await (server ? openDatabase(options) : openTestFolder(folder));
  const { lamp: productId = '', ...others } = await addAssortment(database, [
    { code: 'lamp' },
    ...Object.entries(stocks).map(([code, stock]) => ({ code, stock, price: 33.33 })),
  ]);
  await database.close();
  let asked = 0;
  // A shopper meets another process at each request.
  const base = () => {
    asked += 1;
    return apis[asked % apis.length]?.base() ?? '';
  };
  const bank = await openBank(base);
  const settings = {
    DATA_FOLDER: folder,
    SANDBOX_BANK_URL: bank.url,
    SANDBOX_BANK_SECRET: bankSecret,
    ...(server && { DATABASE_URL: server.url }),
  };
  const apis = [await startApiProcess(entry, settings), ...(server ? [await startApiProcess(entry, settings)] : [])];
  const ending = new AbortController();
  const shopping = [1, 2].map(() =>
    shopPersistently({ base, productIds: Object.values(others), orders: 4, paysByCard: true, stuckMs: 60_000 }),
  );
  const reports = Array.from({ length: writers }, () =>
    writePersistently({
      base,
      productId,
      signal: ending.signal,
      stuckMs: 30_000,
      patienceMs: 60_000,
    }),
  );
  for (let count = 0; count < kills; count += 1) {
    // In the middle of another call each time.
    const next = asked + 5 + Math.floor(Math.random() * 60);
    await until(() => asked >= next);
    await apis[count % apis.length]?.killAndStart();
  }
  ending.abort();
  const done = await Promise.all(reports);
  const shopped = await Promise.all(shopping);
  const orders = shopped.flatMap((report) => report.orders);
  await until(() => bank.heard.length >= orders.length);
  await Promise.all(apis.map((api) => api.stop()));
  await bank.close(0);
  const written = await readWritten(options, orders);
  expect(shopped.map(({ stuck, refused }) => ({ stuck, refused }))).toEqual(
    shopped.map(() => ({ stuck: 0, refused: [] })),
  );
  // Each asks for two of the last product, of which there are two in all.
  expect([orders.length, shopped.reduce((sum, { soldOut }) => sum + soldOut, 0)]).toEqual([6, 2]);
  expect(written.orderFaults).toEqual({
    lost: 0,
    doubled: 0,
    wrongTotals: 0,
    wrongStock: 0,
    lostCallbacks: 0,
    lostEmails: 0,
  });
  expect(done.map(({ stuck, unanswered, refused }) => ({ stuck, unanswered, refused }))).toEqual(
    done.map(() => ({ stuck: 0, unanswered: 0, refused: [] })),
  );
  expect(done.reduce((sum, { repeats }) => sum + repeats, 0)).toBeGreaterThan(0);
  const messages = done.flatMap((report) => report.messages);
  expect(compareMessages(written.messages, messages)).toEqual({ lost: 0, doubled: 0 });
  expect(written.carts.map(({ quantity }) => quantity).sort()).toEqual(
    done
      .map(({ quantity }) => quantity)
      .filter((quantity) => quantity > 0)
      .sort(),
  );
  const shoppersKeys = shopped.reduce((sum, { writes }) => sum + writes, 0);
  expect(written.kept.length).toBe(done.reduce((sum, { writes }) => sum + writes, shoppersKeys));
  await server?.drop();
  await rm(folder, { recursive: true, force: true });
}, 300_000);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { type DatabaseOptions, openDatabase } from './database/open-database.ts';
import { makeTestDatabase, testServerUrl } from './database/open-test-database.ts';
import { startApiProcess } from './testing/api-process.ts';
import { addAssortment } from './testing/assortment.ts';
import { compareMessages, writePersistently } from './testing/persistent-writer.ts';

const entry = fileURLToPath(new URL('./main.ts', import.meta.url));
const kills = 2;
const writers = 6;

/** The data of a store that was killed, read when nobody has them open. */
async function readWritten(options: DatabaseOptions) {
  const { db, close } = await openDatabase(options);
  const requests = await db.selectFrom('form_request').select('name').execute();
  const carts = await db.selectFrom('cart_line').select(['shopper_id', 'quantity']).execute();
  const kept = await db.selectFrom('idempotency').select('key').execute();
  await close();
  return { messages: requests.map(({ name }) => name), carts, kept };
}

test('loses, doubles and leaves open no write when its processes are killed in the middle of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-api-'));
  const server = testServerUrl ? await makeTestDatabase(testServerUrl) : null;
  const options = server ? { databaseUrl: server.url } : { dataFolder: folder };
  const database = await openDatabase(options);
  const { lamp: productId = '' } = await addAssortment(database, [{ code: 'lamp' }]);
  await database.close();
  const settings = { DATA_FOLDER: folder, ...(server && { DATABASE_URL: server.url }) };
  const apis = [await startApiProcess(entry, settings), ...(server ? [await startApiProcess(entry, settings)] : [])];
  const ending = new AbortController();
  let asked = 0;
  const reports = Array.from({ length: writers }, () =>
    writePersistently({
      // A shopper meets another process at each request.
      base: () => {
        asked += 1;
        return apis[asked % apis.length]?.base() ?? '';
      },
      productId,
      signal: ending.signal,
      stuckMs: 30_000,
      patienceMs: 60_000,
    }),
  );
  for (let count = 0; count < kills; count += 1) {
    await wait(50 + Math.random() * 600);
    await apis[count % apis.length]?.killAndStart();
  }
  ending.abort();
  const done = await Promise.all(reports);
  await Promise.all(apis.map((api) => api.stop()));
  const written = await readWritten(options);
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
  expect(written.kept.length).toBe(done.reduce((sum, { writes }) => sum + writes, 0));
  await server?.drop();
  await rm(folder, { recursive: true, force: true });
}, 180_000);

/**
 * The embedded database over our own wire, or a database behind a URL, by the same work: statements, orders, imports.
 *
 * node packages/bench/src/embedded-database.ts [postgres://…]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@vitryna/store-api';
import { print } from './store-process.ts';

const databaseUrl = process.argv[2];
const words = 'Текст '.repeat(300);

async function rate(name: string, times: number, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  await work();
  print(`${name}: ${((times / (performance.now() - begun)) * 1000).toFixed(0)} a second`);
}

async function repeat(times: number, work: (time: number) => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work(time);
}

/** Seven statements with a savepoint, as many as the smallest order has. */
async function order({ calls }: Database, time: number): Promise<void> {
  const transaction = await calls.startTransaction().execute();
  const key = `order ${time}`;
  await transaction
    .insertInto('translation')
    .values({ key, text: JSON.stringify({ uk: words }) })
    .execute();
  const inner = await transaction.savepoint('lines').execute();
  await inner
    .updateTable('translation')
    .set({ text: JSON.stringify({ uk: 'так' }) })
    .where('key', '=', key)
    .execute();
  await inner.selectFrom('translation').selectAll().where('key', '=', key).execute();
  await (await inner.releaseSavepoint('lines').execute()).commit().execute();
}

const rows = (time: number) =>
  Array.from({ length: 500 }, (_, row) => ({ key: `import ${time} ${row}`, text: JSON.stringify({ uk: words }) }));

const folder = await mkdtemp(join(tmpdir(), 'embedded-database-'));
const begun = performance.now();
const database = await openDatabase(databaseUrl === undefined ? { dataFolder: folder } : { databaseUrl });
print(`opened with its tables in ${(performance.now() - begun).toFixed(0)} ms`);
const { calls, db } = database;
const ask = (time: number) => calls.selectNoFrom((of) => of.val(time).as('time')).execute();
const inserting = (time: number) => db.insertInto('translation').values(rows(time)).execute();
await repeat(300, ask);
await rate('statements one after the other', 3000, () => repeat(3000, ask));
await rate('statements of eight at once', 3200, () => Promise.all(Array.from({ length: 8 }, () => repeat(400, ask))));
await rate('orders', 400, () => repeat(400, (time) => order(database, time)));
await rate('imported rows', 10_000, () => repeat(20, inserting));
await rate('rows read', 10_000, () =>
  db.selectFrom('translation').selectAll().where('key', 'like', 'import%').execute(),
);
await database.close();
await rm(folder, { recursive: true, force: true });

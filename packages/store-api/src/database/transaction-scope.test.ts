import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Connection, inTransaction } from './connection.ts';
import type { Database } from './open-database.ts';
import { openTestDatabase } from './open-test-database.ts';
import { refuseInTransaction } from './transaction-scope.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ask = (db: Connection) => sql`select 1`.execute(db);
const past = 'the database is asked past the transaction that is open';

test('who asks past their transaction is refused instead of waiting for themselves for ever', async () => {
  const { db, calls } = database;
  for (const other of [db, calls]) {
    await expect(inTransaction(calls, () => ask(other))).rejects.toThrow(past);
    await expect(inTransaction(calls, () => inTransaction(other, ask))).rejects.toThrow(past);
    await expect(inTransaction(calls, (own) => inTransaction(own, () => ask(other)))).rejects.toThrow(past);
  }
  await expect(inTransaction(db, async () => refuseInTransaction())).rejects.toThrow(past);
});

test('the transaction itself is asked, and what outlives it asks the database again', async () => {
  const { calls } = database;
  const ended = Promise.withResolvers<void>();
  let later: Promise<unknown> = Promise.resolve();
  await inTransaction(calls, async (own) => {
    await ask(own);
    await inTransaction(own, ask);
    later = ended.promise.then(() => ask(calls));
  });
  ended.resolve();
  await later;
  await Promise.all([ask(calls), inTransaction(calls, ask), ask(calls)]);
});

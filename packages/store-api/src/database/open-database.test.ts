import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import { openTestDatabase } from './open-test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('gives the same types on both engines', async () => {
  const at = new Date('2026-01-02T03:04:05.000Z');
  const { rows } = await sql`select ${[1, 2]}::int[] as list, ${at}::timestamptz as at, 5::bigint as count,
    1.5::numeric(12, 2) as price, ${'{"a":1}'}::jsonb as json, ${true}::boolean as flag, ${null}::text as nothing`.execute(
    database.db,
  );
  expect(rows).toEqual([{ list: [1, 2], at, count: 5, price: 1.5, json: { a: 1 }, flag: true, nothing: null }]);
});

test('keeps the code of an error and goes on after it', async () => {
  await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' });
  const failing = database.db.transaction().execute(async (transaction) => {
    await sql`update catalogue_state set version = 99`.execute(transaction);
    await sql`select 1 / 0`.execute(transaction);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await database.db.selectFrom('catalogue_state').select('version').execute()).toEqual([{ version: 0 }]);
});

test('keeps other statements out of an open transaction', async () => {
  const slow = database.db.transaction().execute(async (transaction) => {
    await sql`update catalogue_state set version = version + 1`.execute(transaction);
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('stop');
  });
  const other = database.db.selectFrom('catalogue_state').select('version').execute();
  await expect(slow).rejects.toThrow('stop');
  expect(await other).toEqual([{ version: 0 }]);
});

test('survives concurrent starts', async () => {
  await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
});

test('refuses a folder in use and finds its rows again after closing', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitryna-data-'));
  const first = await openDatabase({ dataFolder });
  await expect(openDatabase({ dataFolder })).rejects.toThrow('is in use by process');
  await first.db.updateTable('catalogue_state').set({ version: 7 }).execute();
  await first.close();
  const second = await openDatabase({ dataFolder });
  expect(await second.db.selectFrom('catalogue_state').select('version').execute()).toEqual([{ version: 7 }]);
  await second.close();
  rmSync(dataFolder, { recursive: true });
});

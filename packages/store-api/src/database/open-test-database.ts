import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase, openOver } from './open-database.ts';
import { startPglite } from './pglite-process.ts';

/**
 * A database in memory. The first of a test run is made by the migrations and leaves a dump in the run's folder; the others
 * begin with it, which takes a sixth of the time. Two that begin at once both write one.
 */
async function openInMemory(): Promise<Database> {
  const folder = process.env.TEST_RUN_FOLDER;
  if (folder === undefined) throw new Error('store-api: tests with a database run with .config/jest.config.mjs');
  const dump = join(folder, 'migrated.tar');
  if (existsSync(dump)) return openOver(await startPglite('memory://', dump));
  const lite = await startPglite('memory://');
  const database = await openOver(lite);
  const written = join(folder, randomBytes(6).toString('hex'));
  await lite.writeDump(written);
  await rename(written, dump);
  return database;
}

/**
 * An empty, migrated database for one test file: in memory, or a throwaway one on the server that `TEST_DATABASE_URL`
 * names, dropped when it is closed.
 */
export async function openTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return openInMemory();
  const name = `vitryna_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href });
  return {
    ...database,
    async close() {
      await database.close();
      await run(`drop database ${name} with (force)`);
    },
  };
}

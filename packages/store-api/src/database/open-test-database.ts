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

/** The server that `TEST_DATABASE_URL` names, if any. */
export const testServerUrl = process.env.TEST_DATABASE_URL ?? null;

/** An empty database on the test server, without tables, and how to drop it. */
export async function makeTestDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `vitryna_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/**
 * An empty, migrated database for one test file: in memory, or a throwaway one on the test server, dropped when it is closed.
 */
export async function openTestDatabase(): Promise<Database> {
  if (!testServerUrl) return openInMemory();
  const { url, drop } = await makeTestDatabase(testServerUrl);
  const database = await openDatabase({ databaseUrl: url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase, openOver } from './open-database.ts';
import { startPglite } from './pglite-process.ts';

/** The folder for what the test files of one run make once for all of them. */
function runFolder(): string {
  const folder = process.env.TEST_RUN_FOLDER;
  if (folder === undefined) throw new Error('store-api: tests with a database run with .config/jest.config.mjs');
  return folder;
}

/**
 * The file that every embedded database of a test run begins with, which takes a sixth of the time of the migrations. The first of the run
 * writes it; of two that begin at once the first one's stays: a file that is replaced while a third one reads it cannot be read.
 */
async function migratedDump(): Promise<string> {
  const folder = runFolder();
  const dump = join(folder, 'migrated.tar');
  if (existsSync(dump)) return dump;
  const lite = await startPglite('memory://');
  const database = await openOver(lite);
  const written = join(folder, randomBytes(6).toString('hex'));
  await lite.writeDump(written);
  await database.close();
  await link(written, dump).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(written);
  return dump;
}

/** The embedded database of a store's folder, without anything in it: for tests that start the store over it when it is closed. */
export async function openTestFolder(dataFolder: string): Promise<Database> {
  await mkdir(dataFolder, { recursive: true });
  return openOver(await startPglite(join(dataFolder, 'database'), await migratedDump()), undefined, true);
}

/** The server that `TEST_DATABASE_URL` names, if any. */
export const testServerUrl = process.env.TEST_DATABASE_URL ?? null;

/** Runs statements over a connection of their own to the test server. */
async function onServer<Result>(serverUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const newName = () => `vitryna_test_${randomBytes(6).toString('hex')}`;

const drop = (serverUrl: string, name: string) =>
  onServer(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`)).then(() => undefined);

/** An empty database on the test server, without tables, and how to drop it. */
export async function makeTestDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = newName();
  await onServer(serverUrl, (client) => client.query(`create database ${name}`));
  return { url: urlOf(serverUrl, name), drop: () => drop(serverUrl, name) };
}

/** Any number that no other lock of the test server has. */
const templateLock = 5_530_118;

/**
 * A copy of a migrated database. The first of a test run makes the one that the others copy, and drops that of an earlier run: the lock
 * is held from the look for it to the copy.
 */
async function copyMigrated(serverUrl: string): Promise<string> {
  const template = `vitryna_template_${basename(runFolder())
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}`;
  return onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'vitryna\\_template\\_%'",
    );
    if (!rows.some(({ datname }) => datname === template)) {
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
      const making = newName();
      await client.query(`create database ${making}`);
      await openDatabase({ databaseUrl: urlOf(serverUrl, making) }).then((database) => database.close());
      await client.query(`alter database ${making} rename to ${template}`);
    }
    const name = newName();
    await client.query(`create database ${name} template ${template}`);
    return name;
  });
}

/**
 * An empty, migrated database for one test file: in memory, or a throwaway one on the test server, dropped when it is closed.
 */
export async function openTestDatabase(): Promise<Database> {
  if (!testServerUrl) return openOver(await startPglite('memory://', await migratedDump()), undefined, true);
  const serverUrl = testServerUrl;
  const name = await copyMigrated(serverUrl);
  const database = await openDatabase({ databaseUrl: urlOf(serverUrl, name) });
  return {
    ...database,
    async close() {
      await database.close();
      await drop(serverUrl, name);
    },
  };
}

import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { type PgliteProcess, startPglite } from './pglite-process.ts';
import { PgliteStream } from './pglite-stream.ts';
import type { Schema } from './schema.ts';
import { withStartLock } from './start-lock.ts';

/** An open, migrated database. `engine` only matters for messages: the same SQL runs on both. */
export type Database = {
  db: Kysely<Schema>;
  engine: 'pglite' | 'postgres';
  /** Runs work that one process at a time may do: filling an empty database. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** Where the data are: a folder for the embedded PGlite, or the URL of a PostgreSQL server. */
export type DatabaseOptions = { dataFolder: string } | { databaseUrl: string };

const int8 = 20;
const numeric = 1700;
const types = {
  // Our counts and sums fit a double exactly; strings would have to be converted in every query.
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

type Engine = Pick<Database, 'engine' | 'alone'> & { release: () => Promise<void> };

async function finish(pool: pg.Pool, { engine, alone, release }: Engine): Promise<Database> {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) console.warn(`store-api: lost an idle database connection (${error.message})`);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const close = async (): Promise<void> => {
    isClosing = true;
    await db.destroy();
    await release();
  };
  try {
    await alone(async () => {
      // Typo tolerance wants it; a server that refuses the extension still runs the store.
      await sql`create extension if not exists pg_trgm`.execute(db).catch(() => undefined);
      await migrate(db);
    });
    return { db, engine, alone, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The database of a running PGlite with its tables up to date; closing it ends the PGlite. */
export function openOver(lite: PgliteProcess): Promise<Database> {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    types,
    // @types/pg asks for a socket here; pg itself uses only what PgliteStream has.
    stream: () => new PgliteStream(lite.run) as never,
  });
  // The folder, or the memory, is this process's own.
  return finish(pool, { engine: 'pglite', alone: (work) => work(), release: lite.close });
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws Error when another process uses the folder, when the server cannot be reached, or when a migration fails.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if ('databaseUrl' in options) {
    const pool = new pg.Pool({
      connectionString: options.databaseUrl,
      max: 10,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 15_000,
      types,
    });
    const { databaseUrl } = options;
    return finish(pool, {
      engine: 'postgres',
      alone: (work) => withStartLock(databaseUrl, work),
      release: async () => undefined,
    });
  }
  const unlock = lockFolder(join(options.dataFolder, 'database.lock'));
  try {
    const database = await openOver(await startPglite(join(options.dataFolder, 'database')));
    return { ...database, close: () => database.close().then(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

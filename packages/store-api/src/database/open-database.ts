import { join } from 'node:path';
import { createCircuit, withDeadline } from '@vitryna/resilience';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from '../core/unavailable.ts';
import { createCallPool } from './call-pool.ts';
import { lockFolder } from './folder-lock.ts';
import { installQueues } from './install-queues.ts';
import { migrate } from './migrate.ts';
import { type PgliteProcess, startPglite } from './pglite-process.ts';
import { PgliteStream } from './pglite-stream.ts';
import { ownConnections, type QueueConnection, shareConnection } from './queue-connection.ts';
import type { Schema } from './schema.ts';
import { patientConnectionMs, withStartLock } from './start-lock.ts';
import { outsideTransactions } from './transaction-scope.ts';

/** An open, migrated database. `engine` only matters for messages: the same SQL runs on both. */
export type Database = {
  /** For work that takes its time: migrations, imports, the whole catalogue. */
  db: Kysely<Schema>;
  /** For calls, which somebody waits for: rejects with `DatabaseUnavailable` in time. */
  calls: Kysely<Schema>;
  /** Rejects when the database does not answer within its time; asked by many at once it asks once. */
  check(): Promise<void>;
  engine: 'pglite' | 'postgres';
  /** For the queue of jobs. */
  queue: QueueConnection;
  /** Runs work that one process at a time may do: filling an empty database. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** How long calls wait, in milliseconds. */
export type DatabaseLimits = {
  /** For one statement. */
  statementMs: number;
  /** For a connection, a new one or one that others use. */
  connectionMs: number;
  /** For the answer to the question whether it is there. */
  checkMs: number;
};

/** The default timeouts of calls. */
export const databaseLimits: DatabaseLimits = { statementMs: 3000, connectionMs: 1500, checkMs: 1000 };

/** The database: a folder for the embedded PGlite, or the URL of a PostgreSQL server. */
export type DatabaseOptions = ({ dataFolder: string } | { databaseUrl: string }) & { limits?: DatabaseLimits };

const int8 = 20;
const numeric = 1700;
const types = {
  // Our counts and sums fit a double exactly; strings would have to be converted in every query.
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

type Engine = Pick<Database, 'engine' | 'alone' | 'queue'> & {
  work: pg.Pool;
  calls: PostgresPool;
  check: () => Promise<void>;
  release: () => Promise<void>;
};

/** A connection that breaks, idle or in use, is replaced by its pool; without a listener it would end the process. */
function watch(pool: pg.Pool): pg.Pool {
  let isClosing = false;
  const end = pool.end.bind(pool);
  pool.end = () => {
    isClosing = true;
    return end();
  };
  // The user of the connection gets the error with its query.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool.on('error', (error) => {
    if (!isClosing) console.warn(`store-api: lost an idle database connection (${error.message})`);
  });
}

/** Tables and queues as this code needs them. */
async function migrateDatabase(db: Kysely<Schema>, work: pg.Pool): Promise<void> {
  // Typo tolerance wants it; a server that refuses the extension still runs the store.
  await sql`create extension if not exists pg_trgm`.execute(db).catch(() => undefined);
  await migrate(db);
  await installQueues({ db: shareConnection(work) });
}

async function finish(
  { engine, alone, queue, work, calls: pool, check, release }: Engine,
  isUpToDate = false,
): Promise<Database> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: outsideTransactions(watch(work)) }) });
  const calls = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: outsideTransactions(pool) }) });
  const close = async (): Promise<void> => {
    await calls.destroy();
    await db.destroy();
    await release();
  };
  try {
    if (!isUpToDate) await alone(() => migrateDatabase(db, work));
    return { db, calls, engine, alone, queue, check: once(check), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Joins the run that is going, if any. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

/** The database of a running PGlite with its tables up to date; closing it ends the PGlite. Tests know when they are that already. */
export function openOver(lite: PgliteProcess, limits = databaseLimits, isUpToDate = false): Promise<Database> {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    // It is this process's own and cannot stop alone, and one statement waits for all before it: there is nothing to give up early.
    connectionTimeoutMillis: patientConnectionMs,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    types,
    // @types/pg asks for a socket here; pg itself uses only what PgliteStream has.
    stream: () => new PgliteStream(lite.run) as never,
  });
  const engine: Engine = {
    engine: 'pglite',
    // The folder, or the memory, is this process's own.
    alone: (work) => work(),
    queue: { db: shareConnection(pool) },
    work: pool,
    // The one connection is the pool's to close.
    calls: { ...createCallPool(pool, null), end: async () => undefined },
    check: () => checkInTime(pool, limits.checkMs),
    release: lite.close,
  };
  return finish(engine, isUpToDate);
}

async function checkInTime(pool: pg.Pool, ms: number): Promise<void> {
  try {
    await withDeadline(pool.query('select 1'), ms, `nothing within ${ms} ms`);
  } catch (error) {
    throw new DatabaseUnavailable(error);
  }
}

/** Two pools of a server: statements of calls have a limit at both ends, others have none. */
function openServer(databaseUrl: string, { statementMs, connectionMs, checkMs }: DatabaseLimits): Promise<Database> {
  const common = { connectionString: databaseUrl, types, keepAlive: true };
  const work = new pg.Pool({ ...common, max: 4, connectionTimeoutMillis: patientConnectionMs });
  const pool = watch(
    new pg.Pool({
      ...common,
      max: 10,
      connectionTimeoutMillis: connectionMs,
      statement_timeout: statementMs,
      // A server that is there says itself that a statement took too long; only one that is frozen leaves it to us.
      query_timeout: statementMs + 250,
      // Locks of a frozen store API are free again.
      idle_in_transaction_session_timeout: 30_000,
    }),
  );
  const probes = watch(
    new pg.Pool({
      ...common,
      max: 1,
      connectionTimeoutMillis: checkMs,
      query_timeout: checkMs,
      statement_timeout: checkMs,
    }),
  );
  const probe = createCallPool(probes, null);
  const check = async () => {
    const client = await probe.connect();
    await client.query('select 1', []).finally(() => client.release());
  };
  const circuit = createCircuit();
  return finish({
    engine: 'postgres',
    alone: (run) => withStartLock(databaseUrl, run),
    queue: ownConnections(databaseUrl),
    work,
    calls: createCallPool(pool, { circuit, probe: check }),
    check,
    release: async () => {
      circuit.stop();
      await probes.end();
    },
  });
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws Error when another process uses the folder, when the server cannot be reached, or when a migration fails.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const limits = options.limits ?? databaseLimits;
  if ('databaseUrl' in options) return openServer(options.databaseUrl, limits);
  const unlock = lockFolder(join(options.dataFolder, 'database.lock'));
  try {
    const database = await openOver(await startPglite(join(options.dataFolder, 'database')), limits);
    return { ...database, close: () => database.close().then(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

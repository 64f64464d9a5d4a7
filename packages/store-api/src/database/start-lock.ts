import pg from 'pg';

/** One number for all processes of the store; any that nobody else uses in this database. */
const lockKey = 7_114_208_311;

/** How long work that nobody waits for waits for a connection, in milliseconds: a process that reads its assortment is busy for seconds. */
export const patientConnectionMs = 30_000;

/**
 * Runs `work` while no other process of this PostgreSQL database does: the others wait. The lock belongs to a connection of its own, so
 * that it goes when this process ends, however it ends.
 */
export async function withStartLock<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: patientConnectionMs });
  // A connection that breaks meanwhile gives the lock away; the work itself tells whether it could go on.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await work();
  } finally {
    await client.end();
  }
}

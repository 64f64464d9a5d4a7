import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The database, or one transaction of it. Repositories ask it; everybody else hands it on. */
export type Connection = Kysely<Schema>;

/** Does all of the work or, when it throws, nothing of it. */
export const inTransaction = <Result>(
  connection: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> => connection.transaction().execute(work);

/** Rejects when the database does not answer. */
export async function checkConnection(connection: Connection): Promise<void> {
  await connection.selectFrom('setting').select('key').limit(1).execute();
}

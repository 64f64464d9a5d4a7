import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { inScope } from './transaction-scope.ts';

/** The database, or one transaction of it. Repositories ask it; everybody else hands it on. */
export type Connection = Kysely<Schema>;

/** Does all of the work or, when it throws, nothing of it; within a transaction it is a part of that one. */
export const inTransaction = <Result>(
  connection: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> =>
  connection.isTransaction
    ? inSavepoint(connection, work)
    : connection.transaction().execute((transaction) => inScope(() => work(transaction)));

async function inSavepoint<Result>(
  transaction: Connection,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work(transaction);
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    // Where not even this can be said, the whole transaction is lost, and the first error is the one to know.
    await sql`rollback to savepoint part`.execute(transaction).catch(() => undefined);
    throw error;
  }
}

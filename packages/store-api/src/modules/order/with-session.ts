import { type Connection, inTransaction } from '../../database/connection.ts';
import type { CallContext } from '../../openapi/registry.ts';

/**
 * Does all of a call's work or nothing of it, with the session read and made in the same transaction: on the embedded database there is one
 * connection, and asking for another while holding it would wait for ever.
 */
export function withSession<Result>(
  { db, session }: Pick<CallContext, 'db' | 'session'>,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (transaction) => {
    const done = Promise.withResolvers<Result>();
    await session.within(transaction, async () => done.resolve(await work(transaction)));
    return done.promise;
  });
}

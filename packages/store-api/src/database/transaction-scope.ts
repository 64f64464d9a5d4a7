import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool } from 'kysely';

const scopes = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Does work that is a transaction: until it has ended, whatever the work leads to is known to be in one. */
export async function inScope<Result>(work: () => Promise<Result>): Promise<Result> {
  const scope = { isOpen: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.isOpen = false;
  }
}

/**
 * Throws in a transaction. For code that takes a connection of its own, or joins a query of others: on the embedded database,
 * which has one connection, both would wait for the transaction that waits for them, and a server's pool runs dry in the same way.
 */
export function refuseInTransaction(): void {
  if (scopes.getStore()?.isOpen) throw new Error('store-api: the database is asked past the transaction that is open');
}

/** The pool, for everybody but those who are in a transaction. */
export const outsideTransactions = (pool: PostgresPool): PostgresPool => ({
  options: pool.options,
  async connect() {
    refuseInTransaction();
    return pool.connect();
  },
  end: () => pool.end(),
});

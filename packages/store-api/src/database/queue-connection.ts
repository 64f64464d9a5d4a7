import type pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';

/** The schema of the tables that pg-boss keeps; its own default, which its documents and tools name. */
export const queueSchema = 'pgboss';

/** How the queue reaches the database: by connections of its own, or by one that it shares. */
export type QueueConnection = Pick<ConstructorOptions, 'connectionString' | 'max' | 'options' | 'db'>;

type Listener = (channel: string, payload: string) => void;
type Answer = pg.QueryResult | pg.QueryResult[];

/** Of several statements in one text, which the queue's own transactions are, all rows. */
const rowsOf = (answer: Answer): unknown[] => [answer].flat().flatMap(({ rows }) => rows);

/**
 * The queue over a pool of the store that has no connection yet. Over the embedded database, which has one session, a notification arrives with the answer to
 * whatever is asked next: at the latest that of the commit which sends it.
 */
export function shareConnection(pool: pg.Pool): NonNullable<ConstructorOptions['db']> {
  const listeners = new Set<Listener>();
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) listener(channel, payload);
    }),
  );
  return {
    async executeSql(text, values = []) {
      const client = await pool.connect();
      try {
        const answer: Answer = values.length > 0 ? await client.query(text, values) : await client.query(text);
        return { rows: rowsOf(answer) };
      } catch (error) {
        // Several statements are a transaction, which the one that failed has left open.
        if (values.length === 0) await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    async listen(channel, onNotification) {
      const listener: Listener = (from, payload) => from === channel && onNotification(payload);
      listeners.add(listener);
      const client = await pool.connect();
      // The session outlives a client that the pool throws away.
      await client.query(`listen ${client.escapeIdentifier(channel)}`).finally(() => client.release());
      return { close: async () => void listeners.delete(listener) };
    },
  };
}

/** Connections of a server that are the queue's own: a worker that waits for one holds up no call. */
export const ownConnections = (databaseUrl: string): QueueConnection => ({
  connectionString: databaseUrl,
  max: 3,
  options: '-c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
});

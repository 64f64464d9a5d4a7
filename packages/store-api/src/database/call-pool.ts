import type { Circuit } from '@vitryna/resilience';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable } from '../core/unavailable.ts';

/** SQLSTATE of refusals that pass: connections, resources, locks, statements that took too long, a server that stops or starts. */
const passing = /^(?:08|53|57P|57014|55P03)/;

const facts = (error: unknown): { code?: unknown; severity?: unknown; name?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

/** The server itself has said it; everything else happened on the way to it. */
const isAnswer = (error: unknown): boolean => typeof facts(error).severity === 'string';
/** A mistake in what it was asked never reached it. */
const isMistake = (error: unknown): boolean => /^(?:Type|Range)Error$/.test(String(facts(error).name));

/** The circuit of a server's database, and the question that tells whether it answers. */
export type Breaker = { circuit: Circuit; probe: () => Promise<void> };

/**
 * The pool behind calls: what fails because the database does not answer fails as `DatabaseUnavailable`, a connection that has not answered
 * in time is never used again, and while the circuit is open nobody waits.
 */
export function createCallPool(pool: pg.Pool, breaker: Breaker | null): PostgresPool {
  const refuse = (error: unknown): never => {
    breaker?.circuit.failed(breaker.probe);
    throw new DatabaseUnavailable(error);
  };

  const guard = (client: pg.PoolClient): PostgresPoolClient => {
    let broken: DatabaseUnavailable | null = null;
    const query = async (sql: string, parameters: unknown[]): Promise<unknown> => {
      // Its answer may still come, and would be taken for that of the next question.
      if (broken) throw broken;
      try {
        const result = await client.query(sql, parameters);
        breaker?.circuit.succeeded();
        return result;
      } catch (error) {
        if (isMistake(error)) throw error;
        if (isAnswer(error) && !passing.test(String(facts(error).code))) throw error;
        const unavailable = new DatabaseUnavailable(error);
        if (!isAnswer(error) || /^57P/.test(String(facts(error).code))) {
          broken = unavailable;
          breaker?.circuit.failed(breaker.probe);
        }
        throw unavailable;
      }
    };
    return {
      // The other way to call it is for cursors, which this dialect has none of.
      query: query as never,
      release: (isDiscarded) => client.release(Boolean(isDiscarded) || broken !== null),
    };
  };

  return {
    options: pool.options,
    async connect() {
      if (breaker?.circuit.isOpen) throw new DatabaseUnavailable(new Error('it has not for a moment'));
      return guard(await pool.connect().catch(refuse));
    },
    end: () => pool.end(),
  };
}

import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** How long a session lives after it was last seen, in milliseconds (contract §0). */
export const sessionLifeMs = 30 * 86_400_000;

/** A session that has not expired. */
export type Session = { shopperId: string; seenAt: Date };

/** Finds a live session by the hash of its cookie. */
export const findSession = async (db: Kysely<Schema>, id: string, now: Date): Promise<Session | null> => {
  const row = await db
    .selectFrom('session')
    .select(['shopper_id', 'seen_at'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { shopperId: row.shopper_id, seenAt: row.seen_at };
};

/** Makes a session with a shopper of its own; returns the shopper's id. */
export const createSession = async (db: Kysely<Schema>, id: string, now: Date): Promise<string> => {
  const shopperId = randomUUID();
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  await sql`
    with owner as (insert into shopper (id, created_at) values (${shopperId}, ${now}) returning id)
    insert into session (id, shopper_id, seen_at, expires_at) select ${id}, id, ${now}, ${expiresAt} from owner
  `.execute(db);
  return shopperId;
};

/** Lets the 30 days of a session begin anew. */
export const touchSession = async (db: Kysely<Schema>, id: string, now: Date): Promise<void> => {
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  await db.updateTable('session').set({ seen_at: now, expires_at: expiresAt }).where('id', '=', id).execute();
};

/** Ends a session; what its shopper owned goes with the next sweep. */
export const deleteSession = async (db: Kysely<Schema>, id: string): Promise<void> => {
  await db.deleteFrom('session').where('id', '=', id).execute();
};

/** Keeps the campaign that a shopper came from. */
export const saveTracking = async (
  db: Kysely<Schema>,
  shopperId: string,
  tracking: Record<string, string>,
): Promise<void> => {
  await db
    .updateTable('session')
    .set({ tracking: JSON.stringify(tracking) })
    .where('shopper_id', '=', shopperId)
    .execute();
};

/** Removes expired sessions and the shoppers that no session leads to, with their carts; returns how many shoppers. */
export const sweepSessions = async (db: Kysely<Schema>, now: Date): Promise<number> => {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  const result = await db
    .deleteFrom('shopper')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').select('session.id').whereRef('session.shopper_id', '=', 'shopper.id'))),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
};

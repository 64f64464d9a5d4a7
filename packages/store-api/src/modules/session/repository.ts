import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** How long a session lives after it was last seen, in milliseconds (contract §0). */
export const sessionLifeMs = 30 * 86_400_000;

/** How long somebody stays signed in without showing again who they are, however often they come, in milliseconds. */
const signedInLifeMs = 180 * 86_400_000;

/** A session that has not expired; `accountId` is null for an anonymous visitor. */
export type Session = { shopperId: string; accountId: string | null; seenAt: Date; isRemembered: boolean };

/** A sent cookie is known as one that was replaced for this long, in milliseconds: what was under way with it has arrived by then. */
const replacedLifeMs = 60_000;

/**
 * Until the transaction ends, a session that is used stays the shopper's (a sign-in waits for it), and of one that is being replaced
 * nobody reads whose it was.
 */
export type SessionHold = 'used' | 'replaced';

/** Finds a live session by the hash of its cookie. */
export async function findSession(
  db: Connection,
  id: string,
  now: Date,
  hold: SessionHold | null = null,
): Promise<Session | null> {
  const row = await db
    .selectFrom('session')
    .$if(hold === 'used', (query) => query.forKeyShare('session'))
    .$if(hold === 'replaced', (query) => query.forUpdate('session'))
    .leftJoin('account', 'account.shopper_id', 'session.shopper_id')
    .select([
      'session.shopper_id as shopperId',
      'account.id as accountId',
      'session.seen_at as seenAt',
      'session.is_remembered as isRemembered',
    ])
    .where('session.id', '=', id)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Makes a session with a shopper of its own; returns the shopper's id. */
export async function createSession(db: Connection, id: string, now: Date): Promise<string> {
  const shopperId = randomUUID();
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  await sql`
    with owner as (insert into shopper (id, created_at) values (${shopperId}, ${now}) returning id)
    insert into session (id, shopper_id, seen_at, expires_at, created_at)
    select ${id}, id, ${now}, ${expiresAt}, ${now} from owner
  `.execute(db);
  return shopperId;
}

/** The initial session of a signed-in user; `replaces` is the one that it takes the place of. */
export type NewSession = {
  id: string;
  shopperId: string;
  device: string;
  isRemembered: boolean;
  /** Whether it is an account's, which has just shown whose it is. */
  isAuthenticated: boolean;
  replaces: string | null;
};

/** Whether another session took the place of this one a moment ago. */
export async function wasReplaced(db: Connection, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('replaced_session')
    .select('id')
    .where('id', '=', id)
    .where('replaced_at', '>', new Date(now.getTime() - replacedLifeMs))
    .executeTakeFirst();
  return row !== undefined;
}

/** Opens a session of a shopper in place of another one, whose campaign it keeps. */
export async function openSession(db: Connection, session: NewSession, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  await sql`
    with old as (delete from session where id = ${session.replaces} returning id, tracking),
      replaced as (insert into replaced_session (id, replaced_at) select id, ${now}::timestamptz from old)
    insert into session (id, shopper_id, seen_at, expires_at, created_at, device, is_remembered, authenticated_at, tracking)
    values (${session.id}, ${session.shopperId}::uuid, ${now}, ${expiresAt}, ${now}, ${session.device},
      ${session.isRemembered}, ${session.isAuthenticated ? now : null}::timestamptz, (select tracking from old))
  `.execute(db);
}

/** Gives a session another id; the rest of it stays. */
export async function renameSession(db: Connection, id: string, newId: string, now: Date): Promise<void> {
  await sql`
    with renamed as (update session set id = ${newId} where id = ${id} returning 1)
    insert into replaced_session (id, replaced_at) select ${id}::text, ${now}::timestamptz from renamed
  `.execute(db);
}

/** Lets the 30 days of a session begin anew; that of a user ends all the same when its owner was last asked long ago. */
export async function touchSession(db: Connection, id: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + sessionLifeMs);
  await sql`
    update session set seen_at = ${now},
      expires_at = least(${expiresAt}::timestamptz, authenticated_at + ${`${signedInLifeMs} milliseconds`}::interval)
    where id = ${id}`.execute(db);
}

/** Ends a session; what its shopper owned goes with the next sweep. */
export async function deleteSession(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

/** When the owner of a session last showed who they are, and on which device that was; null without such a session. */
export const readAuthentication = async (db: Connection, id: string) =>
  (await db
    .selectFrom('session')
    .select(['authenticated_at as at', 'device'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;

/** Notes that the owner of a session has shown who they are. */
export async function noteAuthentication(db: Connection, id: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ authenticated_at: now }).where('id', '=', id).execute();
}

/** Keeps the campaign that a session came from. */
export async function saveTracking(db: Connection, id: string, tracking: Record<string, string>): Promise<void> {
  await db
    .updateTable('session')
    .set({ tracking: JSON.stringify(tracking) })
    .where('id', '=', id)
    .execute();
}

/** Live sessions of a shopper as their owner sees them, the latest first; `currentId` is the one that asks. */
export async function listSessions(db: Connection, shopperId: string, currentId: string | null, now: Date) {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.public_id,
    device: row.device,
    signedInAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    isCurrent: row.id === currentId,
  }));
}

/** Ends the session of a shopper that has this public id; one that is not there is no error. */
export async function removeSession(db: Connection, shopperId: string, publicId: string): Promise<void> {
  await sql`
    delete from session where shopper_id = ${shopperId}::uuid and public_id::text = ${publicId}
  `.execute(db);
}

/** Removes expired sessions and the shoppers that neither a session nor an account leads to, with their carts; returns how many shoppers. */
export async function sweepSessions(db: Connection, now: Date): Promise<number> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute();
  const forgotten = new Date(now.getTime() - replacedLifeMs);
  await db.deleteFrom('replaced_session').where('replaced_at', '<=', forgotten).execute();
  const result = await db
    .deleteFrom('shopper')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('session').select('session.id').whereRef('session.shopper_id', '=', 'shopper.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account').select('account.id').whereRef('account.shopper_id', '=', 'shopper.id'))),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

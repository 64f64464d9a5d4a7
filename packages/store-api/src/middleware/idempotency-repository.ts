import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';

/** How long an answer is kept, in milliseconds (contract §0). */
export const keyLifeMs = 86_400_000;

/** A process that stands still in the middle of a write loses it after this long, in milliseconds, and its key is free. */
const longestPauseMs = 10_000;

/** A write under a key; `shopperId` is null for a visitor without a session. */
export type KeyedWrite = { key: string; shopperId: string | null };

/** A write that was done. */
export type KnownWrite = {
  shopperId: string | null;
  madeSession: boolean;
  requestHash: string;
  status: number;
  answer: string;
};

const expiry = (now: Date): Date => new Date(now.getTime() - keyLifeMs);

/**
 * Holds a key until the transaction ends, however it ends: false when another one holds it. Nobody waits here, because that would keep
 * a connection from others.
 */
export async function holdKey(transaction: Connection, key: string): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as "isHeld",
      set_config('idle_in_transaction_session_timeout', ${String(longestPauseMs)}, true)
  `.execute(transaction);
  return rows[0]?.isHeld ?? false;
}

/**
 * The record of a write under this key: the shopper's own, or one that they sent before they had a session. To a visitor without a
 * session belongs also the write that made one whose cookie never arrived, unless an account owns it by now.
 */
export async function findWrite(db: Connection, { key, shopperId }: KeyedWrite, now: Date): Promise<KnownWrite | null> {
  const row = await db
    .selectFrom('idempotency')
    .select(['shopper_id as shopperId', 'made_session as madeSession', 'request_hash as requestHash'])
    .select(['status', 'answer'])
    .where('key', '=', key)
    .where('created_at', '>=', expiry(now))
    .where(({ and, or, not, exists, eb, selectFrom }) =>
      or([
        eb('owner', 'in', shopperId === null ? [''] : ['', shopperId]),
        ...(shopperId === null
          ? [
              and([
                eb('made_session', '=', true),
                not(
                  exists(
                    selectFrom('account')
                      .select('account.id')
                      .whereRef('account.shopper_id', '=', 'idempotency.shopper_id'),
                  ),
                ),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the answer of a write in the write's own transaction: there is never one without the other. */
export async function keepWrite(db: Connection, key: string, write: KnownWrite, now: Date): Promise<void> {
  const row = {
    shopper_id: write.shopperId,
    made_session: write.madeSession,
    request_hash: write.requestHash,
    status: write.status,
    answer: write.answer,
    created_at: now,
  };
  await db
    .insertInto('idempotency')
    .values({ key, owner: write.shopperId ?? '', ...row })
    .onConflict((conflict) => conflict.columns(['key', 'owner']).doUpdateSet(row))
    .execute();
}

/** A write by its key and what was asked. */
export type WriteName = { key: string; requestHash: string };

/** Keeps another answer of a write that is done. */
export async function replaceAnswer(db: Connection, { key, requestHash }: WriteName, answer: string): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ answer })
    .where('key', '=', key)
    .where('request_hash', '=', requestHash)
    .execute();
}

/** Frees the key of a write that is to be sent again. */
export async function forgetWrite(db: Connection, { key, requestHash }: WriteName): Promise<void> {
  await db.deleteFrom('idempotency').where('key', '=', key).where('request_hash', '=', requestHash).execute();
}

/** Gives the keys of a visitor to the account that they sign in to: a write that is sent again is still the same one. */
export async function moveKeys(db: Connection, from: string, into: string): Promise<void> {
  await sql`
    update idempotency as known set owner = ${into}::text, shopper_id = ${into}::uuid, made_session = false
    where owner = ${from}::text
      and not exists (select from idempotency where key = known.key and owner = ${into}::text)
  `.execute(db);
}

/** Forgets keys older than a day. */
export async function sweepKeys(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', expiry(now)).execute();
}

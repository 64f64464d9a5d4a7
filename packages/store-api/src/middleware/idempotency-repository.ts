import type { Connection } from '../database/connection.ts';

/** How long a key is remembered, in milliseconds (contract §0). */
export const keyLifeMs = 86_400_000;

/** One write, by whom and under which key. */
export type KeyedWrite = { shopperId: string; key: string; requestHash: string };

/** What became of an earlier write; `status` is null while nobody knows. */
export type KnownWrite = { requestHash: string; status: number | null; answer: string | null };

const expiry = (now: Date): Date => new Date(now.getTime() - keyLifeMs);

/** Takes a key for this write: true for the first one that comes, also when the key was used so long ago that it is forgotten. */
export async function claimKey(db: Connection, write: KeyedWrite, now: Date): Promise<boolean> {
  const row = { request_hash: write.requestHash, status: null, answer: null, created_at: now };
  const claimed = await db
    .insertInto('idempotency')
    .values({ shopper_id: write.shopperId, key: write.key, ...row })
    .onConflict((conflict) =>
      conflict.columns(['shopper_id', 'key']).doUpdateSet(row).where('idempotency.created_at', '<', expiry(now)),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** What is known of the write that took the key before. */
export async function readWrite(db: Connection, { shopperId, key }: KeyedWrite): Promise<KnownWrite | null> {
  const row = await db
    .selectFrom('idempotency')
    .select(['request_hash as requestHash', 'status', 'answer'])
    .where('shopper_id', '=', shopperId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the answer of a write, so that it is given again. */
export async function keepAnswer(
  db: Connection,
  { shopperId, key }: KeyedWrite,
  { status, answer }: { status: number; answer: string },
): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ status, answer })
    .where('shopper_id', '=', shopperId)
    .where('key', '=', key)
    .execute();
}

/** Gives a key back: what failed may be tried again. */
export async function releaseKey(db: Connection, { shopperId, key }: KeyedWrite): Promise<void> {
  await db.deleteFrom('idempotency').where('shopper_id', '=', shopperId).where('key', '=', key).execute();
}

/** Forgets keys older than a day. */
export async function sweepKeys(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('idempotency').where('created_at', '<', expiry(now)).execute();
}

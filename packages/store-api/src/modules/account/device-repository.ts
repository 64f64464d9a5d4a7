import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { deviceLifeMs } from '../session/device-cookie.ts';

/** So many devices of an account are known; the longest unseen go first. */
const maxDevices = 20;

const expiry = (now: Date): Date => new Date(now.getTime() - deviceLifeMs);

/** Whether the owner of this user name has signed in from this device. */
export async function isKnownDevice(db: Connection, device: string, username: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .innerJoin('account', 'account.id', 'known_device.account_id')
    .select('account.id')
    .where('token_hash', '=', device)
    .where('seen_at', '>', expiry(now))
    .where(username.includes('@') ? 'account.email' : 'account.phone', '=', username)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this account has been signed in to from this device. */
export async function isDeviceOf(db: Connection, device: string, accountId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('token_hash')
    .where('token_hash', '=', device)
    .where('account_id', '=', accountId)
    .where('seen_at', '>', expiry(now))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Remembers a device under a new name, for the account and for the others that it was known to: an attacker who planted or copied the old
 * one knows nothing by it. Must run in a transaction.
 */
export async function rememberDevice(
  db: Connection,
  { accountId, before, device }: { accountId: string; before: string | null; device: string },
  now: Date,
): Promise<void> {
  await sql`
    with old as (delete from known_device where token_hash = ${before} returning account_id)
    insert into known_device (token_hash, account_id, seen_at)
    select ${device}, account_id, ${now}::timestamptz from old union select ${device}, ${accountId}::uuid, ${now}::timestamptz
  `.execute(db);
  await sql`
    delete from known_device where account_id = ${accountId}::uuid and token_hash in (
      select token_hash from known_device where account_id = ${accountId}::uuid
      order by seen_at desc, token_hash offset ${sql.lit(maxDevices)})
  `.execute(db);
}

/** Makes the devices of an account strangers again. */
export async function forgetDevices(db: Connection, accountId: string): Promise<void> {
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute();
}

/** Forgets devices that were not seen for long. */
export async function sweepDevices(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('known_device').where('seen_at', '<=', expiry(now)).execute();
}

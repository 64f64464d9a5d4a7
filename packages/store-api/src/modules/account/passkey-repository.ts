import type { Passkey } from '@vitryna/contracts/api';
import type { Insertable, Selectable } from 'kysely';
import { hashToken } from '../../core/secrets.ts';
import type { Connection } from '../../database/connection.ts';
import type { PasskeyChallengeTable, PasskeyTable } from '../../database/schema-account.ts';

/** A passkey as the database has it. */
export type PasskeyRow = Selectable<PasskeyTable>;

/** Most passkeys of an account. */
export const maxPasskeys = 20;

/** How long a browser has to answer, in milliseconds. */
export const challengeLifeMs = 300_000;

/** Whose question it is: of what kind, and asked of which browser. */
export type Asked = Pick<PasskeyChallengeTable, 'kind' | 'holder'>;

/** Keeps a question until it is answered. */
export async function keepChallenge(db: Connection, challenge: string, { kind, holder }: Asked, now: Date) {
  const expiresAt = new Date(now.getTime() + challengeLifeMs);
  await db
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hashToken(challenge), kind, holder, expires_at: expiresAt })
    .execute();
}

/** Whether this was asked of this browser and has not been answered; it is used up. */
export async function takeChallenge(db: Connection, challenge: string, { kind, holder }: Asked, now: Date) {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('kind', '=', kind)
    .where('holder', '=', holder)
    .where('expires_at', '>', now)
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets questions that nobody has answered. */
export async function sweepChallenges(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
}

/** The passkeys of an account, the latest first. */
export const readPasskeys = (db: Connection, accountId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('created_at', 'desc').execute();

/** Whether an account has a passkey. */
export const hasPasskey = async (db: Connection, accountId: string): Promise<boolean> =>
  (await db.selectFrom('passkey').select('id').where('account_id', '=', accountId).executeTakeFirst()) !== undefined;

/** The same as their owner sees them. */
export const listPasskeys = async (db: Connection, accountId: string): Promise<Passkey[]> =>
  (await readPasskeys(db, accountId)).map(({ id, name, created_at: at, used_at: usedAt, is_synced: isSynced }) => ({
    id,
    name,
    createdAt: at.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    isSynced,
  }));

/** The passkey that browsers know by this name, or null. */
export const findPasskey = async (db: Connection, credentialId: string): Promise<PasskeyRow | null> =>
  (await db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()) ?? null;

/** Keeps a passkey; false when somebody has it already. */
export async function addPasskey(db: Connection, passkey: Insertable<PasskeyTable>): Promise<boolean> {
  const added = await db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Notes a use; false when another one with this counter, or a later one, has been noted meanwhile: the key may be a copy. */
export async function notePasskeyUse(
  db: Connection,
  { id, counter: before }: Pick<PasskeyRow, 'id' | 'counter'>,
  { counter, isSynced, now }: { counter: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const noted = await db
    .updateTable('passkey')
    .set({ counter, is_synced: isSynced, used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Calls a passkey something else; false when it is not this account's. */
export async function renamePasskey(db: Connection, accountId: string, { id, name }: { id: string; name: string }) {
  const named = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return named !== undefined;
}

/** Removes a passkey of an account; returns its name, or null when there is none. */
export async function removePasskey(db: Connection, accountId: string, id: string): Promise<string | null> {
  const gone = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst();
  return gone?.name ?? null;
}

/** Removes all keys of an account. */
export async function forgetPasskeys(db: Connection, accountId: string): Promise<void> {
  await db.deleteFrom('passkey').where('account_id', '=', accountId).execute();
}

import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Connection } from '../../database/connection.ts';
import { codeRules } from './token-repository.ts';

/** The phone is part of what is hashed: a code says nothing of another one. */
const hashCode = (accountId: string, phone: string, code: string): string =>
  createHash('sha256').update(`${accountId} ${phone} ${code}`).digest('hex');

type Asked = { accountId: string; phone: string };

/** Makes the one code for the phone that an account asks for; null when another was made a moment ago. */
export async function newPhoneCode(db: Connection, { accountId, phone }: Asked, now: Date): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    code_hash: hashCode(accountId, phone, code),
    attempts_left: codeRules.attempts,
    sent_at: now,
    expires_at: new Date(now.getTime() + codeRules.lifeMs),
  };
  const kept = await db
    .insertInto('phone_code')
    .values({ ...row, account_id: accountId })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(row)
        .where('phone_code.sent_at', '<=', new Date(now.getTime() - codeRules.resendMs)),
    )
    .returning('account_id')
    .executeTakeFirst();
  return kept === undefined ? null : code;
}

/** Tries the code of a phone; each try counts before it is compared. Returns how many are left, or `right` or `gone`. */
export async function tryPhoneCode(
  db: Connection,
  { accountId, phone }: Asked,
  { code, now }: { code: string; now: Date },
): Promise<'right' | 'gone' | number> {
  const row = await db
    .updateTable('phone_code')
    .set(({ eb }) => ({ attempts_left: eb('attempts_left', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'attempts_left'])
    .executeTakeFirst();
  if (row === undefined) return 'gone';
  const isRight = timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashCode(accountId, phone, code)));
  if (!isRight) return row.attempts_left;
  const used = await db
    .deleteFrom('phone_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', row.code_hash)
    .returning('account_id')
    .executeTakeFirst();
  return used === undefined ? 'gone' : 'right';
}

/** Makes the code of an account's phone useless. */
export async function dropPhoneCode(db: Connection, accountId: string): Promise<void> {
  await db.deleteFrom('phone_code').where('account_id', '=', accountId).execute();
}

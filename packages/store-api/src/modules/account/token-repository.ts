import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { hashToken, newToken } from '../../core/secrets.ts';
import type { Connection } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import type { AccountTokenTable } from '../../database/schema-account.ts';

/** How long the link of an e-mail is good, in milliseconds. */
export const tokenLifeMs = { recovery: 3_600_000, confirm: 7 * 86_400_000 } as const;

/** How long a code is good, how soon another may be sent, and how often it may be tried. */
export const codeRules = { lifeMs: 300_000, resendMs: 60_000, attempts: 5 } as const;

type TokenKind = AccountTokenTable['kind'];

/** Keeps a link for an account and returns its token; the e-mail is the one that it is sent to. */
export async function addToken(
  db: Connection,
  { kind, accountId, email }: { kind: TokenKind; accountId: string; email: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('account_token')
    .values({
      token_hash: hashToken(token),
      kind,
      account_id: accountId,
      email,
      expires_at: new Date(now.getTime() + tokenLifeMs[kind]),
    })
    .execute();
  return token;
}

/** Whose link a token belongs to. */
type TokenOwner = { accountId: string; email: string };

const ownerColumns = ['account_id as accountId', 'email'] as const;

const isGood =
  (kind: TokenKind, token: string, now: Date) =>
  ({ and, eb }: ExpressionBuilder<Schema, 'account_token'>) =>
    and([eb('token_hash', '=', hashToken(token)), eb('kind', '=', kind), eb('expires_at', '>', now)]);

/** Whose link this is, while it is good; null otherwise. */
export const findToken = async (
  db: Connection,
  ...link: [kind: TokenKind, token: string, now: Date]
): Promise<TokenOwner | null> =>
  (await db
    .selectFrom('account_token')
    .select(ownerColumns)
    .where(isGood(...link))
    .executeTakeFirst()) ?? null;

/** The same, and the link is used up: of two uses at the same time one gets null. */
export const takeToken = async (
  db: Connection,
  ...link: [kind: TokenKind, token: string, now: Date]
): Promise<TokenOwner | null> =>
  (await db
    .deleteFrom('account_token')
    .where(isGood(...link))
    .returning(ownerColumns)
    .executeTakeFirst()) ?? null;

/** Makes the codes of an account useless. */
export async function dropCodes(db: Connection, accountId: string): Promise<void> {
  await db.deleteFrom('sign_in_code').where('account_id', '=', accountId).execute();
}

/** Makes the other links of an account useless. */
export async function dropTokens(db: Connection, accountId: string, kind: TokenKind): Promise<void> {
  await db.deleteFrom('account_token').where('account_id', '=', accountId).where('kind', '=', kind).execute();
}

const hashCode = (accountId: string, code: string): string =>
  createHash('sha256').update(`${accountId} ${code}`).digest('hex');

/** The owner of a code: nobody uses it up, or replaces it, from another device. */
type CodeOwner = { accountId: string; device: string };

/** Makes the one code of an account for a device; null when another was made a moment ago. */
export async function newSignInCode(
  db: Connection,
  { accountId, device }: CodeOwner,
  channel: 'email' | 'sms',
  now: Date,
): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    channel,
    code_hash: hashCode(accountId, code),
    attempts_left: codeRules.attempts,
    sent_at: now,
    expires_at: new Date(now.getTime() + codeRules.lifeMs),
  };
  const kept = await db
    .insertInto('sign_in_code')
    .values({ ...row, account_id: accountId, device_hash: device })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'device_hash'])
        .doUpdateSet(row)
        .where('sign_in_code.sent_at', '<=', new Date(now.getTime() - codeRules.resendMs)),
    )
    .returning('account_id')
    .executeTakeFirst();
  return kept === undefined ? null : code;
}

/** The result of a code: `gone` when there is none (any more), else right or how many tries are left. */
export type CodeTrial = { result: 'gone' } | { result: 'wrong'; left: number } | { result: 'right'; channel: string };

/** Tries a code; each try counts before it is compared, and a right one is used up. */
export async function tryCode(
  db: Connection,
  { accountId, device }: CodeOwner,
  code: string,
  now: Date,
): Promise<CodeTrial> {
  const row = await db
    .updateTable('sign_in_code')
    .set(({ eb }) => ({ attempts_left: eb('attempts_left', '-', 1) }))
    .where('account_id', '=', accountId)
    .where('device_hash', '=', device)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'attempts_left', 'channel'])
    .executeTakeFirst();
  if (row === undefined) return { result: 'gone' };
  const isRight = timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashCode(accountId, code)));
  if (!isRight) return { result: 'wrong', left: row.attempts_left };
  const used = await db
    .deleteFrom('sign_in_code')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', device)
    .where('code_hash', '=', row.code_hash)
    .returning('account_id')
    .executeTakeFirst();
  return used === undefined ? { result: 'gone' } : { result: 'right', channel: row.channel };
}

/** Removes links and codes that are good no more. */
export async function sweepTokens(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('sign_in_code').where('expires_at', '<=', now).execute();
}

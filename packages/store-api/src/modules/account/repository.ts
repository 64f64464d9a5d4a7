import { randomUUID } from 'node:crypto';
import type { User } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { Selectable, Updateable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { AccountTable } from '../../database/schema-account.ts';
import type { PasswordOwner } from './check-password.ts';

/** An account as the database has it. */
export type Account = Selectable<AccountTable>;

/** A new user; e-mail in lower case, phone in international form. */
export type NewAccount = {
  email: string;
  phone: string | null;
  firstName: string;
  lastName: string | null;
  locale: Locale;
  passwordHash: string;
  marketing: boolean;
};

/** An account as `/account/me` tells it. */
export const toUser = (account: Account): User => ({
  id: account.id,
  name: { firstName: account.first_name, lastName: account.last_name, middleName: account.middle_name },
  email: account.email,
  emailConfirmed: account.email_confirmed_at !== null,
  phone: account.phone,
  phoneConfirmed: account.phone_confirmed_at !== null,
  pending: { email: account.pending_email, phone: account.pending_phone },
  removalAt: account.removal_at?.toISOString() ?? null,
  locale: account.locale,
  birthday: account.birthday,
  company: account.company,
  roles: account.roles,
  consents: {
    marketingEmail: account.has_email_consent,
    marketingSms: account.has_sms_consent,
    analytics: account.has_analytics_consent,
    updatedAt: account.consents_at.toISOString(),
  },
  createdAt: account.created_at.toISOString(),
});

/** The words of an account that its password must not be made of. */
export const ownerOf = ({ email, phone, first_name, last_name, middle_name }: Account): PasswordOwner => ({
  email,
  phone,
  names: [first_name, last_name, middle_name],
});

/** The account of a user name as `createUsernameSchema` returns it, or null. */
export async function findByUsername(db: Connection, username: string): Promise<Account | null> {
  const column = username.includes('@') ? 'email' : 'phone';
  return (await db.selectFrom('account').selectAll().where(column, '=', username).executeTakeFirst()) ?? null;
}

/** Whether codes and links may go to this user name: to a phone only where its owner has proved it, as anybody can claim one. */
export const isReached = ({ phone_confirmed_at: provedAt }: Account, username: string): boolean =>
  username.includes('@') || provedAt !== null;

/** The account with this id, or null. */
export const findById = async (db: Connection, id: string): Promise<Account | null> =>
  (await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** The same, which nobody else can change before the transaction ends. */
export const lockAccount = async (db: Connection, id: string): Promise<Account | null> =>
  (await db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;

/** Whether somebody else has this e-mail or phone. */
export async function isTaken(
  db: Connection,
  column: 'email' | 'phone',
  value: string,
  exceptId: string | null,
): Promise<boolean> {
  const row = await db.selectFrom('account').select('id').where(column, '=', value).executeTakeFirst();
  return row !== undefined && row.id !== exceptId;
}

/** Makes an account with a shopper of its own; null when its e-mail or phone is taken. Must run in a transaction. */
export async function createAccount(db: Connection, account: NewAccount, now: Date): Promise<Account | null> {
  const shopperId = randomUUID();
  await db.insertInto('shopper').values({ id: shopperId, created_at: now }).execute();
  const row = await db
    .insertInto('account')
    .values({
      id: randomUUID(),
      shopper_id: shopperId,
      email: account.email,
      email_confirmed_at: null,
      phone: account.phone,
      first_name: account.firstName,
      last_name: account.lastName,
      middle_name: null,
      locale: account.locale,
      birthday: null,
      company: null,
      roles: ['customer'],
      has_email_consent: account.marketing,
      has_sms_consent: false,
      has_analytics_consent: false,
      consents_at: now,
      password_hash: account.passwordHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Columns of an account to be changed; undefined ones stay. */
export type AccountColumns = Updateable<AccountTable>;

/** Changes columns of an account and returns it. Rejects with code 23505 when an e-mail or phone is taken. */
export const updateAccount = (db: Connection, id: string, changes: AccountColumns): Promise<Account> =>
  db.updateTable('account').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Keeps a password in another way, unless it was changed meanwhile. */
export async function renewHash(
  db: Connection,
  { id, password_hash: before }: Pick<Account, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .execute();
}

/**
 * Gives an account the phone that it has shown to be its own; who had it without a proof loses it, and null where somebody else has shown
 * the same before. Must run in a transaction.
 */
export async function takePhone(
  db: Connection,
  accountId: string,
  { phone, now }: { phone: string; now: Date },
): Promise<Account | null> {
  const other = await db
    .selectFrom('account')
    .select(['id', 'phone_confirmed_at'])
    .where('phone', '=', phone)
    .where('id', '!=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (other && other.phone_confirmed_at !== null) return null;
  if (other) await updateAccount(db, other.id, { phone: null });
  return updateAccount(db, accountId, { phone, phone_confirmed_at: now, pending_phone: null });
}

/** Ends the sessions of an account; `exceptId` is the one that stays. */
export async function endSessions(db: Connection, shopperId: string, exceptId: string | null): Promise<void> {
  await db
    .deleteFrom('session')
    .where('shopper_id', '=', shopperId)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute();
}

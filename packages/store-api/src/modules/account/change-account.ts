import type { createAccountUpdateSchema } from '@vitryna/contracts/api';
import type { z } from 'zod';
import { conflict, Failure } from '../../core/failure.ts';
import { tooMany } from '../../core/rate-limits.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { addMessage } from '../outbox/repository.ts';
import { emailAskedEmail } from './contact-messages.ts';
import { codeMessage, confirmEmail } from './messages.ts';
import { dropPhoneCode, newPhoneCode } from './phone-code-repository.ts';
import { type Account, type AccountColumns, isTaken, lockAccount, updateAccount } from './repository.ts';
import { addToken, codeRules, dropTokens } from './token-repository.ts';

type Changes = z.output<ReturnType<typeof createAccountUpdateSchema>>;
type Change = { account: Account; changes: Changes; publicUrl: string; now: Date };

/** Columns that change at once; undefined ones stay. */
const columnsOf = ({ name, locale, birthday, company, consents }: Changes, now: Date): AccountColumns => ({
  first_name: name?.firstName,
  last_name: name?.lastName,
  middle_name: name?.middleName,
  locale,
  birthday,
  company: company === undefined ? undefined : company && JSON.stringify(company),
  has_email_consent: consents?.marketingEmail,
  has_sms_consent: consents?.marketingSms,
  has_analytics_consent: consents?.analytics,
  consents_at: consents && now,
});

/** The 409 for what another request has taken between the question and the change; null for any other error. */
export function takenMeanwhile(error: unknown): Failure | null {
  if (!(error instanceof Error && 'code' in error && error.code === '23505')) return null;
  return taken('constraint' in error && String(error.constraint).includes('phone') ? 'phone' : 'email');
}

/** 409: somebody else has it. */
export const taken = (name: 'email' | 'phone') =>
  name === 'email'
    ? conflict('emailTaken', '@This email is already registered')
    : conflict('phoneTaken', '@This phone number is already registered');

/** The user names of an account: its user names. */
export const changesNames = ({ email, phone }: Changes, account: Account): boolean =>
  (email !== undefined && email !== account.email) || (phone !== undefined && phone !== account.phone);

/** Asks the new address; a confirmed one stays until it answers and is told, an unconfirmed one, perhaps mistyped, is replaced at once. */
async function changeEmail(db: Connection, { account, changes, publicUrl, now }: Change): Promise<AccountColumns> {
  const { email } = changes;
  if (email === undefined || (email === account.email && account.pending_email === null)) return {};
  if (await isTaken(db, 'email', email, account.id)) throw taken('email');
  await dropTokens(db, account.id, 'confirm');
  if (email === account.email) return { pending_email: null };
  const locale = changes.locale ?? account.locale;
  const token = await addToken(db, { kind: 'confirm', accountId: account.id, email }, now);
  await addMessage(db, confirmEmail({ to: email, locale, publicUrl, token }), now);
  if (account.email_confirmed_at === null) return { email, pending_email: null };
  await addMessage(db, emailAskedEmail(account.email, locale), now);
  return { pending_email: email };
}

/** Sends a code to the new phone, which becomes the account's with it; the one of before stays until then. */
async function changePhone(db: Connection, { account, changes, now }: Change): Promise<AccountColumns> {
  const { phone } = changes;
  if (phone === undefined) return {};
  const isKept = phone === account.phone && account.phone_confirmed_at !== null;
  if (phone === null || isKept) {
    await dropPhoneCode(db, account.id);
    return phone === null ? { phone, phone_confirmed_at: null, pending_phone: null } : { pending_phone: null };
  }
  const code = await newPhoneCode(db, { accountId: account.id, phone }, now);
  if (code === null) throw tooMany(codeRules.resendMs / 1000);
  const locale = changes.locale ?? account.locale;
  await addMessage(db, codeMessage({ to: phone, locale, code, purpose: 'confirm' }), now);
  return { pending_phone: phone };
}

/**
 * Changes an account. A new e-mail takes the place of a confirmed one only when its e-mail is answered, a phone when its code is, so that a
 * session left open is not enough to take an account away. Throws 409 `emailTaken`, 429 for a second code within a minute.
 */
export function changeAccount(
  db: Connection,
  accountId: string,
  changes: Changes,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<Account> {
  const change = async (transaction: Connection): Promise<Account> => {
    const account = await lockAccount(transaction, accountId);
    if (account === null) throw new Failure('unauthorized');
    const asked = { account, changes, publicUrl, now };
    const columns = {
      ...columnsOf(changes, now),
      ...(await changeEmail(transaction, asked)),
      ...(await changePhone(transaction, asked)),
    };
    const isChanged = Object.values(columns).some((value) => value !== undefined);
    return isChanged ? updateAccount(transaction, accountId, columns) : account;
  };
  return inTransaction(db, change).catch((error: unknown) => {
    throw takenMeanwhile(error) ?? error;
  });
}

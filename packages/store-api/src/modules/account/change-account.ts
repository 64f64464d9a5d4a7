import type { createAccountUpdateSchema } from '@vitryna/contracts/api';
import type { z } from 'zod';
import { conflict, Failure } from '../../core/failure.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { addMessage } from '../outbox/repository.ts';
import { confirmLetter } from './messages.ts';
import { type Account, type AccountColumns, isTaken, lockAccount, updateAccount } from './repository.ts';
import { addToken, dropTokens } from './token-repository.ts';

type Changes = z.output<ReturnType<typeof createAccountUpdateSchema>>;

/** Columns that change at once; undefined ones stay. */
const columnsOf = ({ name, phone, locale, birthday, company, consents }: Changes, now: Date): AccountColumns => ({
  first_name: name?.firstName,
  last_name: name?.lastName,
  middle_name: name?.middleName,
  phone,
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

const taken = (name: 'email' | 'phone') =>
  name === 'email'
    ? conflict('emailTaken', '@This email is already registered')
    : conflict('phoneTaken', '@This phone number is already registered');

/**
 * Changes an account. A new e-mail takes the place of a confirmed one only when its letter is answered, so that a session left
 * open is not enough to take an account away; an unconfirmed one, perhaps mistyped, is replaced at once. Throws 409
 * `emailTaken` or `phoneTaken`.
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
    const { email, phone } = changes;
    if (email !== undefined && (await isTaken(transaction, 'email', email, accountId))) throw taken('email');
    if (phone && (await isTaken(transaction, 'phone', phone, accountId))) throw taken('phone');
    const columns = columnsOf(changes, now);
    if (email !== undefined && email !== account.email) {
      await dropTokens(transaction, accountId, 'confirm');
      const token = await addToken(transaction, { kind: 'confirm', accountId, email }, now);
      const locale = changes.locale ?? account.locale;
      await addMessage(transaction, confirmLetter({ to: email, locale, publicUrl, token }), now);
      if (account.email_confirmed_at === null) columns.email = email;
    }
    const isChanged = Object.values(columns).some((value) => value !== undefined);
    return isChanged ? updateAccount(transaction, accountId, columns) : account;
  };
  return inTransaction(db, change).catch((error: unknown) => {
    throw takenMeanwhile(error) ?? error;
  });
}

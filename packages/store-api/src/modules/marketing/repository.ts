import { randomUUID } from 'node:crypto';
import type { MailingList } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { hashToken, newToken } from '../../core/secrets.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';

/** Somebody who joins a list; the e-mail is in lower case. */
export type Subscriber = {
  list: MailingList;
  email: string;
  name: string;
  locale: Locale;
  /** Whether mailings were agreed to, apart from what the list itself is about. */
  marketing: boolean;
};

/**
 * Puts an address on a list; returns the token of its link out of it, or null for an address that is there already. A consent given
 * anew is kept in either case.
 */
export async function addSubscriber(
  db: Connection,
  { marketing, ...subscriber }: Subscriber,
  now: Date,
): Promise<string | null> {
  const token = newToken();
  const added = await db
    .insertInto('subscription')
    .values({
      ...subscriber,
      id: randomUUID(),
      token_hash: hashToken(token),
      created_at: now,
      marketing_since: marketing ? now : null,
      unsubscribed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['list', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return token;
  if (marketing) {
    await db
      .updateTable('subscription')
      .set({ marketing_since: now, unsubscribed_at: null })
      .where('list', '=', subscriber.list)
      .where('email', '=', subscriber.email)
      .execute();
  }
  return null;
}

/**
 * Takes the address behind a token off the list, and the consent to mailings of the account that has it; false when the token
 * leads nowhere. It may be asked for again.
 */
export const removeSubscriber = (db: Connection, token: string, list: MailingList, now: Date): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const row = await transaction
      .updateTable('subscription')
      .set(({ fn, val }) => ({ unsubscribed_at: fn.coalesce('unsubscribed_at', val(now)), marketing_since: null }))
      .where('token_hash', '=', hashToken(token))
      .where('list', '=', list)
      .returning('email')
      .executeTakeFirst();
    if (row === undefined) return false;
    await transaction
      .updateTable('account')
      .set({ has_email_consent: false, consents_at: now })
      .where('email', '=', row.email)
      .where('has_email_consent', '=', true)
      .execute();
    return true;
  });

/** A submitted form; `details` are its fields beyond the common ones. */
export type FormRequest = {
  id: string;
  event: string;
  name: string;
  phone: string | null;
  email: string | null;
  page: string | null;
  locale: Locale;
  marketing: boolean;
  details: Record<string, unknown>;
};

/** Keeps what a form has sent, for people to read. */
export async function addRequest(db: Connection, request: FormRequest, now: Date): Promise<void> {
  const { marketing, details, ...rest } = request;
  await db
    .insertInto('form_request')
    .values({
      ...rest,
      details: JSON.stringify(details),
      has_marketing_consent: marketing,
      status: 'pending',
      created_at: now,
    })
    .execute();
}

import type { SignedIn } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { conflict } from '../../core/failure.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Connection } from '../../database/connection.ts';
import type { CallContext } from '../../openapi/registry.ts';
import { checkPassword } from '../account/check-password.ts';
import { enter } from '../account/enter.ts';
import { confirmEmail } from '../account/messages.ts';
import { createAccount, isTaken } from '../account/repository.ts';
import { addToken } from '../account/token-repository.ts';
import { addMessage } from '../outbox/repository.ts';

/** Whose account is made of an order; e-mail in lower case, phone in international form. */
export type Orderer = {
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  marketing: boolean;
};

/** The stored form of a new account's password. Throws 400 for one that is too weak. */
export function hashPassword(
  passwords: Passwords,
  password: string,
  { email, phone, firstName, lastName }: Pick<Orderer, 'email' | 'phone' | 'firstName' | 'lastName'>,
): Promise<string> {
  checkPassword(password, { email, phone, names: [firstName, lastName] });
  return passwords.hash(password);
}

/**
 * Makes an account of an order and signs it in, with the cart and the orders of the visitor; must run in the session's transaction. Somebody
 * else's phone is left out: an order may have it, two accounts may not. Throws 409 `emailTaken`.
 */
export async function makeAccount(
  transaction: Connection,
  context: CallContext,
  { orderer, passwordHash, publicUrl }: { orderer: Orderer; passwordHash: string; publicUrl: string },
): Promise<SignedIn> {
  const { email, phone, locale } = orderer;
  const now = context.now();
  const isPhoneTaken = await isTaken(transaction, 'phone', phone, null);
  const account = await createAccount(
    transaction,
    { ...orderer, phone: isPhoneTaken ? null : phone, passwordHash },
    now,
  );
  if (account === null) throw conflict('emailTaken', '@This email is already registered');
  const token = await addToken(transaction, { kind: 'confirm', accountId: account.id, email }, now);
  await addMessage(transaction, confirmEmail({ to: email, locale, publicUrl, token }), now);
  return enter(transaction, context, account, { isRemembered: true });
}

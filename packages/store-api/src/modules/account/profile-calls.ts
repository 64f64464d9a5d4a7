import {
  createAccountUpdateSchema,
  meSchema,
  nothingSchema,
  passwordChangeSchema,
  trackingSchema,
  userSchema,
} from '@vitryna/contracts/api';
import { phone } from '@vitryna/phone';
import { Failure, invalidField } from '../../core/failure.ts';
import { inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { addMessage } from '../outbox/repository.ts';
import { saveTracking } from '../session/repository.ts';
import type { AccountOptions } from './account-options.ts';
import { changeAccount, changesNames } from './change-account.ts';
import { checkPassword } from './check-password.ts';
import { closeDoors } from './close-doors.ts';
import { rememberBrowser } from './enter.ts';
import { passwordChangedEmail } from './messages.ts';
import { endSessions, findById, ownerOf, toUser, updateAccount } from './repository.ts';
import { requireRecent } from './require-recent.ts';

/** The calls of contract §6 of somebody who is there: who I am, what I change, where I am signed in, where I came from. */
export const createProfileCalls = ({ db, publicUrl, passwords }: AccountOptions): Call[] => [
  defineCall({
    method: 'GET',
    path: '/account/me',
    tag: 'account',
    summary: 'The signed-in user; null for an anonymous visitor, never 401',
    result: meSchema,
    handle: async ({ context }) => {
      const accountId = await context.session.readAccountId();
      const account = accountId === null ? null : await findById(db, accountId);
      return account && toUser(account);
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/update',
    tag: 'account',
    summary:
      'Changes what is sent of name, language, birthday, company and consents; asks the e-mail and the phone that are sent',
    body: createAccountUpdateSchema(phone),
    result: userSchema,
    errors: ['unauthorized', 'forbidden', 'conflict'],
    handle: async ({ body, context: { limit, now, session } }) => {
      const account = await findById(db, await session.requireAccountId());
      if (account === null) throw new Failure('unauthorized');
      if (changesNames(body, account)) await requireRecent(db, { session, now });
      // A text message costs money, and somebody's rest.
      if (body.phone) limit('code', { known: `phone ${account.id}` });
      return toUser(await changeAccount(db, account.id, body, { publicUrl, now: now() }));
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/password/change',
    tag: 'account',
    summary: 'Changes the password; the session gets a new id, all others end',
    body: passwordChangeSchema,
    result: nothingSchema,
    errors: ['unauthorized'],
    handle: async ({ body, context }) => {
      const { limit, now, session } = context;
      const accountId = await session.requireAccountId();
      limit('signIn', { known: accountId });
      const account = await findById(db, accountId);
      if (account === null) throw new Failure('unauthorized');
      if (!(await passwords.verify(body.current, account.password_hash))) {
        throw invalidField('current', { rule: 'password', message: '@Wrong password' });
      }
      checkPassword(body.password, ownerOf(account));
      const passwordHash = await passwords.hash(body.password);
      await inTransaction(db, async (transaction) => {
        await updateAccount(transaction, accountId, { password_hash: passwordHash });
        await session.within(transaction, session.rotate);
        await endSessions(transaction, account.shopper_id, session.readId());
        await closeDoors(transaction, account);
        await rememberBrowser(transaction, context, accountId);
        await addMessage(transaction, passwordChangedEmail(account.email, account.locale), now());
      });
      return null;
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/utm',
    tag: 'account',
    summary: 'Keeps the campaign parameters of the address that the shopper came by',
    body: trackingSchema,
    result: nothingSchema,
    handle: async ({ body, context: { session } }) => {
      const known = Object.entries(body).filter((entry): entry is [string, string] => entry[1] !== undefined);
      await session.requireShopperId();
      const id = session.readId();
      if (id !== null) await saveTracking(db, id, Object.fromEntries(known));
      return null;
    },
  }),
];

import {
  confirmedEmailSchema,
  createUsernameSchema,
  recoverySentSchema,
  recoverySetSchema,
  recoveryStateSchema,
  signedInSchema,
  tokenSchema,
} from '@vitryna/contracts/api';
import { phone } from '@vitryna/phone';
import { z } from 'zod';
import { Failure } from '../../core/failure.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { addMessage } from '../outbox/repository.ts';
import type { AccountOptions } from './account-options.ts';
import { takenMeanwhile } from './change-account.ts';
import { checkPassword } from './check-password.ts';
import { closeDoors } from './close-doors.ts';
import { emailChangedEmail } from './contact-messages.ts';
import { enter } from './enter.ts';
import { adoptOrders } from './guest-order-repository.ts';
import { passwordChangedEmail, recoveryMessage } from './messages.ts';
import { forgetPasskeys } from './passkey-repository.ts';
import { rateLimitBucket } from './rate-limit-bucket.ts';
import {
  endSessions,
  findById,
  findByUsername,
  isReached,
  isTaken,
  lockAccount,
  ownerOf,
  updateAccount,
} from './repository.ts';
import { addToken, dropCodes, dropTokens, findToken, takeToken, tokenLifeMs } from './token-repository.ts';

const gone = () => new Failure('gone');

/** `o***@example.com`: enough for the owner to recognise. */
const mask = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1***');

/** The calls of contract §6 behind the links of e-mails: a new password, a confirmed address. */
export const createRecoveryCalls = ({ db, publicUrl, passwords, beat }: AccountOptions): Call[] => [
  defineCall({
    method: 'POST',
    path: '/account/recovery/send',
    tag: 'account',
    summary: 'Sends a link to a new password; the answer is the same for a user name that nobody has',
    body: z.object({ username: createUsernameSchema(phone) }),
    result: recoverySentSchema,
    handle: async ({ body: { username }, context }) => {
      const { limit, now } = context;
      limit('recovery', await rateLimitBucket(db, username, context));
      const send = async (transaction: Connection) => {
        const account = await findByUsername(transaction, username);
        if (account === null || !isReached(account, username)) return;
        const token = await addToken(
          transaction,
          { kind: 'recovery', accountId: account.id, email: account.email },
          now(),
        );
        await addMessage(
          transaction,
          recoveryMessage({ to: username, locale: account.locale, publicUrl, token }),
          now(),
        );
      };
      await beat(() => inTransaction(db, send));
      return { ttl: tokenLifeMs.recovery / 1000 };
    },
  }),
  defineCall({
    method: 'GET',
    path: '/account/recovery/check',
    tag: 'account',
    summary: 'Whose link to a new password this is; it stays good',
    query: tokenSchema,
    result: recoveryStateSchema,
    errors: ['gone'],
    handle: async ({ query, context }) => {
      const found = await findToken(db, 'recovery', query.token, context.now());
      if (found === null) throw gone();
      return { username: mask(found.email) };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/recovery/set',
    tag: 'account',
    summary: 'Sets a new password by the link and signs in; all other sessions end',
    body: recoverySetSchema,
    result: signedInSchema,
    errors: ['gone'],
    handle: async ({ body, context }) => {
      const { now } = context;
      const found = await findToken(db, 'recovery', body.token, now());
      const owner = found && (await findById(db, found.accountId));
      if (owner === null) throw gone();
      // Before the link is used up: a refused password can be replaced by another one.
      checkPassword(body.password, ownerOf(owner));
      const passwordHash = await passwords.hash(body.password);
      const account = await inTransaction(db, async (transaction) => {
        if ((await takeToken(transaction, 'recovery', body.token, now())) === null) throw gone();
        await closeDoors(transaction, owner);
        // Keys made under an unproved address may be anybody's.
        if (owner.email_confirmed_at === null) await forgetPasskeys(transaction, owner.id);
        await endSessions(transaction, owner.shopper_id, null);
        await addMessage(transaction, passwordChangedEmail(owner.email, owner.locale), now());
        return updateAccount(transaction, owner.id, { password_hash: passwordHash });
      });
      return enter(db, context, account, { isRemembered: true });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/email/confirm',
    tag: 'account',
    summary:
      'Confirms the address that the link was sent to; an address that was asked for becomes the account’s. May be repeated',
    body: tokenSchema,
    result: confirmedEmailSchema,
    errors: ['gone'],
    handle: ({ body, context: { now } }) =>
      inTransaction(db, async (transaction) => {
        // The link stays valid, so it can be opened twice; a new address of the account drops it (`changeAccount`).
        const found = await findToken(transaction, 'confirm', body.token, now());
        if (found === null || (await isTaken(transaction, 'email', found.email, found.accountId))) throw gone();
        const before = await lockAccount(transaction, found.accountId);
        if (before === null) throw gone();
        const changes = { email: found.email, email_confirmed_at: now(), pending_email: null };
        const account = await updateAccount(transaction, found.accountId, changes).catch((error: unknown) => {
          throw takenMeanwhile(error) === null ? error : gone();
        });
        if (before.email !== account.email) {
          // Links sent to the previous address stop working.
          await dropTokens(transaction, account.id, 'recovery');
          await dropCodes(transaction, account.id);
          await addMessage(transaction, emailChangedEmail(before.email, account.locale), now());
        }
        await adoptOrders(transaction, account.shopper_id, { by: 'email', value: found.email });
        return { email: found.email };
      }),
  }),
];

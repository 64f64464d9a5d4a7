import {
  codeSentSchema,
  createCodeSchema,
  createSignInSchema,
  createSignUpSchema,
  createUsernameSchema,
  nothingSchema,
  signedInSchema,
  usernameStateSchema,
} from '@vitryna/contracts/api';
import { phone } from '@vitryna/phone';
import { z } from 'zod';
import { conflict, Failure } from '../../core/failure.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { addMessage } from '../outbox/repository.ts';
import type { AccountOptions } from './account-options.ts';
import { badCode } from './bad-code.ts';
import { checkPassword } from './check-password.ts';
import { enter } from './enter.ts';
import { adoptOrders } from './guest-order-repository.ts';
import { codeMessage, confirmEmail } from './messages.ts';
import { rateLimitBucket } from './rate-limit-bucket.ts';
import { createAccount, findByUsername, isReached, isTaken, renewHash, updateAccount } from './repository.ts';
import { addToken, codeRules, newSignInCode, tryCode } from './token-repository.ts';

const username = createUsernameSchema(phone);
const usernameBody = z.object({ username });

const channelOf = (name: string): 'email' | 'sms' => (name.includes('@') ? 'email' : 'sms');

const badCredentials = () =>
  new Failure('validation', { code: 'badCredentials', message: '@Wrong username or password' });

/** The calls of contract §6 with which somebody comes and goes. */
export const createSignCalls = ({ db, publicUrl, passwords, beat }: AccountOptions): Call[] => [
  defineCall({
    method: 'POST',
    path: '/account/username',
    tag: 'account',
    summary: 'Whether somebody has this e-mail or phone, and how they can sign in',
    body: usernameBody,
    result: usernameStateSchema,
    handle: async ({ body, context: { limit } }) => {
      limit('username');
      const account = await findByUsername(db, body.username);
      const ways: z.input<typeof usernameStateSchema>['methods'] = [];
      if (account !== null) ways.push('password');
      if (account !== null && isReached(account, body.username)) ways.push('code');
      return { exists: account !== null, methods: ways };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/sign/up',
    tag: 'account',
    summary: 'Makes an account and signs it in; an e-mail asks to confirm the address',
    body: createSignUpSchema(phone),
    result: signedInSchema,
    errors: ['conflict'],
    handle: async ({ body, context }) => {
      const { limit, locale: asked, now } = context;
      limit('username');
      const { email, phone: number = null, firstName, lastName = null, marketing, locale = asked } = body;
      checkPassword(body.password, { email, phone: number, names: [firstName, lastName] });
      const passwordHash = await passwords.hash(body.password);
      const account = await inTransaction(db, async (transaction) => {
        const created = await createAccount(
          transaction,
          { email, phone: number, firstName, lastName, locale, passwordHash, marketing },
          now(),
        );
        if (created === null) {
          throw (await isTaken(transaction, 'email', email, null))
            ? conflict('emailTaken', '@This email is already registered')
            : conflict('phoneTaken', '@This phone number is already registered');
        }
        const token = await addToken(transaction, { kind: 'confirm', accountId: created.id, email }, now());
        await addMessage(transaction, confirmEmail({ to: email, locale, publicUrl, token }), now());
        return created;
      });
      return enter(db, context, account, { isRemembered: true });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/sign/in',
    tag: 'account',
    summary: 'Signs in with a password; the anonymous cart, favourites and comparison come along',
    body: createSignInSchema(phone),
    result: signedInSchema,
    handle: async ({ body, context }) => {
      context.limit('signIn', await rateLimitBucket(db, body.username, context));
      const account = await findByUsername(db, body.username);
      const isRight = await passwords.verify(body.password, account?.password_hash ?? null);
      if (account === null || !isRight) throw badCredentials();
      // Only now is the password known that can be kept in today's way.
      if (passwords.isOutdated(account.password_hash)) {
        await renewHash(db, account, await passwords.hash(body.password));
      }
      return enter(db, context, account, { isRemembered: body.remember, isAnnounced: true });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/sign/code/send',
    tag: 'account',
    summary: 'Sends a code of six digits; the answer is the same for a user name that nobody has',
    body: usernameBody,
    result: codeSentSchema,
    handle: async ({ body, context }) => {
      const { device, limit, now } = context;
      limit('code', await rateLimitBucket(db, body.username, context));
      const asking = device.readId() ?? device.renew();
      const channel = channelOf(body.username);
      const send = async (transaction: Connection) => {
        const account = await findByUsername(transaction, body.username);
        const isSent = account !== null && isReached(account, body.username);
        const owner = isSent ? { accountId: account.id, device: asking } : null;
        const code = owner && (await newSignInCode(transaction, owner, channel, now()));
        if (!account || !code) return;
        await addMessage(
          transaction,
          codeMessage({ to: body.username, locale: account.locale, code, purpose: 'signIn' }),
          now(),
        );
      };
      await beat(() => inTransaction(db, send));
      return { channel, ttl: codeRules.lifeMs / 1000, resendIn: codeRules.resendMs / 1000 };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/sign/code/verify',
    tag: 'account',
    summary: 'Signs in with the code that this browser asked for',
    body: createCodeSchema(phone),
    result: signedInSchema,
    errors: ['gone'],
    handle: async ({ body, context }) => {
      const { device, now } = context;
      // No limit but that of the code itself: guessing at passwords does not lock out the owner.
      const asking = device.readId();
      const account = await findByUsername(db, body.username);
      if (account === null || asking === null) throw new Failure('gone');
      const trial = await tryCode(db, { accountId: account.id, device: asking }, body.code, now());
      if (trial.result === 'gone') throw new Failure('gone');
      if (trial.result === 'wrong') throw badCode(trial.left);
      // The owner of the code reads messages sent there.
      const isEmail = trial.channel === 'email';
      const isProof = (isEmail ? account.email_confirmed_at : account.phone_confirmed_at) === null;
      const proof = isEmail ? { email_confirmed_at: now() } : { phone_confirmed_at: now() };
      const known = isProof ? await updateAccount(db, account.id, proof) : account;
      const value = isEmail ? account.email : account.phone;
      if (value !== null) await adoptOrders(db, account.shopper_id, { by: isEmail ? 'email' : 'phone', value });
      return enter(db, context, known, { isRemembered: true, isAnnounced: true });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/sign/out',
    tag: 'account',
    summary: 'Ends the session; the next write begins an empty anonymous one',
    result: nothingSchema,
    handle: async ({ context }) => {
      await context.session.end();
      return null;
    },
  }),
];

import {
  codeSentSchema,
  passkeyOptionsSchema,
  reauthenticatedSchema,
  reauthenticateSchema,
} from '@vitryna/contracts/api';
import type { z } from 'zod';
import { Failure, invalidField } from '../../core/failure.ts';
import { inTransaction } from '../../database/connection.ts';
import { type Call, type CallContext, defineCall } from '../../openapi/registry.ts';
import { addMessage } from '../outbox/repository.ts';
import { noteAuthentication } from '../session/repository.ts';
import type { AccountOptions } from './account-options.ts';
import { badCode } from './bad-code.ts';
import { codeMessage } from './messages.ts';
import { askForPasskey, takePasskey } from './passkey-ceremony.ts';
import { type Account, findById } from './repository.ts';
import { recentMs } from './require-recent.ts';
import { codeRules, newSignInCode, tryCode } from './token-repository.ts';

type Proof = z.output<typeof reauthenticateSchema>;

/** Throws unless the proof is the account's. */
async function checkProof(
  { db, passwords, publicUrl }: AccountOptions,
  { device, limit, now, session }: CallContext,
  { account, proof }: { account: Account; proof: Proof },
): Promise<void> {
  if ('password' in proof) {
    limit('signIn', { known: account.id });
    if (!(await passwords.verify(proof.password, account.password_hash))) {
      throw invalidField('password', { rule: 'password', message: '@Wrong password' });
    }
  } else if ('code' in proof) {
    const asking = device.readId();
    if (asking === null) throw new Failure('gone');
    const trial = await tryCode(db, { accountId: account.id, device: asking }, proof.code, now());
    if (trial.result === 'gone') throw new Failure('gone');
    if (trial.result === 'wrong') throw badCode(trial.left);
  } else {
    const asked = { kind: 'confirm', holder: session.readId(), publicUrl } as const;
    await takePasskey(db, { ...asked, response: proof.passkey, accountId: account.id }, now());
  }
}

/** The calls with which somebody who is signed in shows again who they are, before what cannot be undone. */
export function createReauthenticateCalls(options: AccountOptions): Call[] {
  const { db, publicUrl } = options;
  const requireAccount = async ({ session }: CallContext): Promise<Account> => {
    const account = await findById(db, await session.requireAccountId());
    if (account === null) throw new Failure('unauthorized');
    return account;
  };
  return [
    defineCall({
      method: 'POST',
      path: '/account/reauthenticate',
      tag: 'account',
      summary: 'Shows again who is signed in, by password, code or passkey; the session gets another id',
      body: reauthenticateSchema,
      result: reauthenticatedSchema,
      errors: ['unauthorized', 'gone'],
      handle: async ({ body, context }) => {
        const { now, session } = context;
        await checkProof(options, context, { account: await requireAccount(context), proof: body });
        await inTransaction(db, (transaction) =>
          session.within(transaction, async () => {
            await session.rotate();
            const id = session.readId();
            if (id !== null) await noteAuthentication(transaction, id, now());
          }),
        );
        return { until: new Date(now().getTime() + recentMs).toISOString() };
      },
    }),
    defineCall({
      method: 'POST',
      path: '/account/reauthenticate/code',
      tag: 'account',
      summary: 'Sends a code to the signed-in shopper’s e-mail, for /account/reauthenticate',
      result: codeSentSchema,
      errors: ['unauthorized'],
      handle: async ({ context }) => {
        const { device, limit, now } = context;
        const { id, email, locale } = await requireAccount(context);
        limit('code', { known: id });
        const asking = device.readId() ?? device.renew();
        await inTransaction(db, async (transaction) => {
          const code = await newSignInCode(transaction, { accountId: id, device: asking }, 'email', now());
          if (code === null) return;
          await addMessage(transaction, codeMessage({ to: email, locale, code, purpose: 'confirm' }), now());
        });
        return { channel: 'email' as const, ttl: codeRules.lifeMs / 1000, resendIn: codeRules.resendMs / 1000 };
      },
    }),
    defineCall({
      method: 'POST',
      path: '/account/reauthenticate/options',
      tag: 'account',
      summary: 'Options to ask a browser for a passkey of the signed-in shopper, for /account/reauthenticate',
      result: passkeyOptionsSchema,
      errors: ['unauthorized'],
      handle: async ({ context: { now, session } }) => {
        const accountId = await session.requireAccountId();
        const asked = { kind: 'confirm', holder: session.readId(), publicUrl, accountId } as const;
        return { options: await askForPasskey(db, asked, now()) };
      },
    }),
  ];
}

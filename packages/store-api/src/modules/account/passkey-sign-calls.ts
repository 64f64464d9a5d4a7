import { passkeyOptionsSchema, passkeySignInSchema, signedInSchema } from '@vitryna/contracts/api';
import { Failure } from '../../core/failure.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import type { AccountOptions } from './account-options.ts';
import { enter } from './enter.ts';
import { askForPasskey, takePasskey } from './passkey-ceremony.ts';
import { findById } from './repository.ts';

/** Signing in with a passkey, which says whose it is: nothing is typed, and nothing told of who has an account. */
export const createPasskeySignCalls = ({ db, publicUrl }: Pick<AccountOptions, 'db' | 'publicUrl'>): Call[] => [
  defineCall({
    method: 'POST',
    path: '/account/sign/passkey/options',
    tag: 'account',
    summary: 'What a browser is asked for a passkey with, the same for everybody',
    result: passkeyOptionsSchema,
    handle: async ({ context: { device, now } }) => {
      const holder = device.readId() ?? device.renew();
      return { options: await askForPasskey(db, { kind: 'signIn', holder, publicUrl }, now()) };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/sign/passkey/verify',
    tag: 'account',
    summary: 'Signs in with the passkey that this browser was asked for',
    body: passkeySignInSchema,
    result: signedInSchema,
    errors: ['gone'],
    handle: async ({ body, context }) => {
      const { device, limit, now } = context;
      limit('signIn');
      const answer = { kind: 'signIn', holder: device.readId(), publicUrl, response: body.response } as const;
      const account = await findById(db, await takePasskey(db, answer, now()));
      if (account === null) throw new Failure('gone');
      return enter(db, context, account, { isRemembered: body.remember, isAnnounced: true });
    },
  }),
];

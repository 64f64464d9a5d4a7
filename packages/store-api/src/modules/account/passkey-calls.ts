import {
  passkeyAddSchema,
  passkeyOptionsSchema,
  passkeyRemoveSchema,
  passkeyRenameSchema,
  passkeysSchema,
} from '@vitryna/contracts/api';
import { conflict, Failure, notFound } from '../../core/failure.ts';
import { newId } from '../../core/secrets.ts';
import { inTransaction } from '../../database/connection.ts';
import { type Call, type CallContext, defineCall } from '../../openapi/registry.ts';
import { addMessage } from '../outbox/repository.ts';
import { readAuthentication } from '../session/repository.ts';
import type { AccountOptions } from './account-options.ts';
import { askForNewPasskey, readNewPasskey } from './passkey-ceremony.ts';
import { passkeyAddedEmail, passkeyRemovedEmail } from './passkey-messages.ts';
import { addPasskey, listPasskeys, maxPasskeys, removePasskey, renamePasskey } from './passkey-repository.ts';
import { type Account, findById, lockAccount } from './repository.ts';
import { requireRecent } from './require-recent.ts';

type PasskeyOptions = Pick<AccountOptions, 'db' | 'publicUrl'>;

/** The keys of an account: made, listed, named and removed by who has just shown whose it is. */
export function createPasskeyCalls({ db, publicUrl }: PasskeyOptions): Call[] {
  const requireOwner = async (context: CallContext): Promise<Account> => {
    const account = await findById(db, await requireRecent(db, context));
    if (account === null) throw new Failure('unauthorized');
    return account;
  };
  return [
    defineCall({
      method: 'POST',
      path: '/account/passkey/options',
      tag: 'account',
      summary: 'What a browser is asked with to make a passkey',
      result: passkeyOptionsSchema,
      errors: ['unauthorized', 'forbidden', 'conflict'],
      handle: async ({ context }) => {
        const account = await requireOwner(context);
        if ((await listPasskeys(db, account.id)).length >= maxPasskeys) throw tooManyKeys();
        const holder = context.session.readId();
        return { options: await askForNewPasskey(db, { account, publicUrl, holder }, context.now()) };
      },
    }),
    defineCall({
      method: 'POST',
      path: '/account/passkey/add',
      tag: 'account',
      summary: 'Keeps the passkey that the browser has made; the session gets another id',
      body: passkeyAddSchema,
      result: passkeysSchema,
      errors: ['unauthorized', 'forbidden', 'conflict', 'gone'],
      handle: async ({ body: { response, name }, context }) => {
        const { now, session } = context;
        const { id: accountId } = await requireOwner(context);
        const holder = session.readId();
        const key = await readNewPasskey(db, { response, publicUrl, holder }, now());
        const device = holder === null ? '' : ((await readAuthentication(db, holder))?.device ?? '');
        await inTransaction(db, (transaction) =>
          session.within(transaction, async () => {
            const account = await lockAccount(transaction, accountId);
            if (account === null) throw new Failure('unauthorized');
            if ((await listPasskeys(transaction, accountId)).length >= maxPasskeys) throw tooManyKeys();
            const row = { id: newId(), account_id: accountId, ...key, name: name ?? (device || 'Passkey') };
            if (!(await addPasskey(transaction, { ...row, created_at: now() }))) throw known();
            await session.rotate();
            await addMessage(transaction, passkeyAddedEmail(account.email, account.locale, row.name), now());
          }),
        );
        return listPasskeys(db, accountId);
      },
    }),
    defineCall({
      method: 'GET',
      path: '/account/passkey/list',
      tag: 'account',
      summary: 'The passkeys of the user, the latest first',
      result: passkeysSchema,
      errors: ['unauthorized'],
      handle: async ({ context: { session } }) => listPasskeys(db, await session.requireAccountId()),
    }),
    defineCall({
      method: 'POST',
      path: '/account/passkey/rename',
      tag: 'account',
      summary: 'Calls a passkey something else',
      body: passkeyRenameSchema,
      result: passkeysSchema,
      errors: ['unauthorized', 'notFound'],
      handle: async ({ body, context: { session } }) => {
        const accountId = await session.requireAccountId();
        if (!(await renamePasskey(db, accountId, body))) throw notFound();
        return listPasskeys(db, accountId);
      },
    }),
    defineCall({
      method: 'POST',
      path: '/account/passkey/remove',
      tag: 'account',
      summary: 'Removes a passkey, by which nobody signs in any more; the session gets another id. May be repeated',
      body: passkeyRemoveSchema,
      result: passkeysSchema,
      errors: ['unauthorized', 'forbidden'],
      handle: async ({ body, context }) => {
        const { now, session } = context;
        const { id: accountId, email, locale } = await requireOwner(context);
        await inTransaction(db, (transaction) =>
          session.within(transaction, async () => {
            const name = await removePasskey(transaction, accountId, body.id);
            if (name === null) return;
            await session.rotate();
            await addMessage(transaction, passkeyRemovedEmail(email, locale, name), now());
          }),
        );
        return listPasskeys(db, accountId);
      },
    }),
  ];
}

const tooManyKeys = () => conflict('tooManyPasskeys', '@There are too many passkeys', { max: maxPasskeys });
const known = () => conflict('passkeyKnown', '@This passkey is known already');

import { accountExportSchema, accountRemovalSchema, userSchema } from '@vitryna/contracts/api';
import { Failure } from '../../core/failure.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { provenOwnerOf } from '../account/proven-owner.ts';
import { endSessions, findById, lockAccount, toUser, updateAccount } from '../account/repository.ts';
import { requireRecent } from '../account/require-recent.ts';
import { addMessage } from '../outbox/repository.ts';
import { readPersonalData } from './export-repository.ts';
import { removalEmail } from './messages.ts';

/** The way back is open so long, in milliseconds. */
const wayBackMs = 14 * 86_400_000;

/** A person's rights over their data: to have them, and to have them gone. */
export const createPersonalDataCalls = ({ db, publicUrl }: { db: Connection; publicUrl: string }): Call[] => [
  defineCall({
    method: 'GET',
    path: '/account/export',
    tag: 'account',
    summary: 'All personal data of the user, for a file; only for somebody who has just shown who they are',
    result: accountExportSchema,
    errors: ['unauthorized', 'forbidden'],
    handle: async ({ context }) => {
      const account = await findById(db, await requireRecent(db, context));
      if (account === null) throw new Failure('unauthorized');
      context.limit('share', { known: account.id });
      const lists = await readPersonalData(db, provenOwnerOf(account));
      return { exportedAt: context.now().toISOString(), user: toUser(account), lists };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/remove',
    tag: 'account',
    summary: 'Has the account removed in 14 days; all its sessions end, and signing in again can cancel it',
    result: accountRemovalSchema,
    errors: ['unauthorized', 'forbidden'],
    handle: async ({ context }) => {
      const { now, session } = context;
      const accountId = await requireRecent(db, context);
      const at = await inTransaction(db, async (transaction) => {
        const account = await lockAccount(transaction, accountId);
        if (account === null) throw new Failure('unauthorized');
        // Asked for twice, the first day stays.
        const removalAt = account.removal_at ?? new Date(now().getTime() + wayBackMs);
        await updateAccount(transaction, accountId, { removal_at: removalAt });
        await endSessions(transaction, account.shopper_id, null);
        const mail = { to: account.email, locale: account.locale, publicUrl, at: removalAt };
        await addMessage(transaction, removalEmail(mail), now());
        return removalAt;
      });
      await session.end();
      return { removalAt: at.toISOString() };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/remove/cancel',
    tag: 'account',
    summary: 'Keeps an account that was to be removed. May be repeated',
    result: userSchema,
    errors: ['unauthorized'],
    handle: async ({ context: { session } }) =>
      toUser(await updateAccount(db, await session.requireAccountId(), { removal_at: null })),
  }),
];

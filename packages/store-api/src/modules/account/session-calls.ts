import { sessionRemoveSchema, sessionsSchema } from '@vitryna/contracts/api';
import { inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { listSessions, removeSession } from '../session/repository.ts';
import type { AccountOptions } from './account-options.ts';
import { forgetDevices } from './device-repository.ts';
import { rememberBrowser } from './enter.ts';
import { endSessions } from './repository.ts';
import { requireRecent } from './require-recent.ts';

/** The sessions of a user, and the end of the others. */
export const createSessionCalls = ({ db }: Pick<AccountOptions, 'db'>): Call[] => [
  defineCall({
    method: 'GET',
    path: '/account/session/list',
    tag: 'account',
    summary: 'Where the user is signed in, the latest first',
    result: sessionsSchema,
    errors: ['unauthorized'],
    handle: async ({ context: { now, session } }) => {
      await session.requireAccountId();
      return listSessions(db, await session.requireShopperId(), session.readId(), now());
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/session/remove',
    tag: 'account',
    summary: 'Ends one session of the user, who has just shown who they are; answers those that are left',
    body: sessionRemoveSchema,
    result: sessionsSchema,
    errors: ['unauthorized', 'forbidden'],
    handle: async ({ body, context }) => {
      const { now, session } = context;
      await requireRecent(db, context);
      const shopperId = await session.requireShopperId();
      await removeSession(db, shopperId, body.id);
      return listSessions(db, shopperId, session.readId(), now());
    },
  }),
  defineCall({
    method: 'POST',
    path: '/account/session/remove/others',
    tag: 'account',
    summary: 'Ends all sessions of the user but this one, which gets another id; devices become strangers again',
    result: sessionsSchema,
    errors: ['unauthorized', 'forbidden'],
    handle: async ({ context }) => {
      const { now, session } = context;
      const accountId = await requireRecent(db, context);
      const shopperId = await session.requireShopperId();
      await inTransaction(db, (transaction) =>
        session.within(transaction, async () => {
          await session.rotate();
          await endSessions(transaction, shopperId, session.readId());
          await forgetDevices(transaction, accountId);
          await rememberBrowser(transaction, context, accountId);
        }),
      );
      return listSessions(db, shopperId, session.readId(), now());
    },
  }),
];

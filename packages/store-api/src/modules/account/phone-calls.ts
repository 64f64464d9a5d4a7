import { phoneConfirmSchema, userSchema } from '@vitryna/contracts/api';
import { Failure } from '../../core/failure.ts';
import { inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import type { AccountOptions } from './account-options.ts';
import { badCode } from './bad-code.ts';
import { taken, takenMeanwhile } from './change-account.ts';
import { adoptOrders } from './guest-order-repository.ts';
import { tryPhoneCode } from './phone-code-repository.ts';
import { findById, takePhone, toUser } from './repository.ts';

/** The phone that an account has asked for becomes its own. */
export const createPhoneCalls = ({ db }: Pick<AccountOptions, 'db'>): Call[] => [
  defineCall({
    method: 'POST',
    path: '/account/phone/confirm',
    tag: 'account',
    summary: 'Confirms the new phone by its code; orders that a guest made with it come along',
    body: phoneConfirmSchema,
    result: userSchema,
    errors: ['unauthorized', 'conflict', 'gone'],
    handle: async ({ body, context: { now, session } }) => {
      const account = await findById(db, await session.requireAccountId());
      const phone = account?.pending_phone ?? null;
      if (account === null || phone === null) throw new Failure('gone');
      // Apart from what follows: a wrong code has been tried, whatever becomes of the call.
      const trial = await tryPhoneCode(db, { accountId: account.id, phone }, { code: body.code, now: now() });
      if (trial === 'gone') throw new Failure('gone');
      if (trial !== 'right') throw badCode(trial);
      const changed = await inTransaction(db, async (transaction) => {
        const owner = await takePhone(transaction, account.id, { phone, now: now() });
        if (owner === null) throw taken('phone');
        await adoptOrders(transaction, account.shopper_id, { by: 'phone', value: phone });
        return owner;
      }).catch((error: unknown) => {
        throw takenMeanwhile(error) ?? error;
      });
      return toUser(changed);
    },
  }),
];

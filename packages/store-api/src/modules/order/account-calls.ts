import { orderAccountSchema, signedInSchema } from '@vitryna/contracts/api';
import { invalidField } from '../../core/failure.ts';
import type { Passwords } from '../../core/passwords.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { lockOwnOrder, ownOrder } from './access.ts';
import { hashPassword, makeAccount, type Orderer } from './make-account.ts';
import { type OrderRow, updateOrder } from './repository.ts';
import { withSession } from './with-session.ts';

function ordererOf({ recipient, email, phone, locale, has_marketing_consent: marketing }: OrderRow): Orderer {
  if (email === null) throw invalidField('email', { rule: 'req', message: '@Entry field required' });
  const { firstName, lastName } = recipient;
  return { email, phone, firstName, lastName, locale, marketing };
}

/** The account that can still be made on the page of an order (contract §6). */
export const createOrderAccountCalls = (options: { passwords: Passwords; publicUrl: string }): Call[] => [
  defineCall({
    method: 'POST',
    path: '/account/sign/up/fromOrder',
    tag: 'account',
    summary: 'Makes an account of an order and signs it in',
    body: orderAccountSchema,
    result: signedInSchema,
    errors: ['notFound', 'conflict'],
    handle: async ({ body, context }) => {
      const { passwords, publicUrl } = options;
      context.limit('username');
      const orderer = ordererOf(await ownOrder(context, body));
      // Before anything is locked: it takes long.
      const passwordHash = await hashPassword(passwords, body.password, orderer);
      return withSession(context, async (transaction) => {
        const { id } = await lockOwnOrder({ ...context, db: transaction }, body);
        const user = await makeAccount(transaction, context, { orderer, passwordHash, publicUrl });
        // A reader who came by an e-mail has no session that the order belonged to.
        await updateOrder(transaction, id, { shopper_id: await context.session.readShopperId() });
        return user;
      });
    },
  }),
];

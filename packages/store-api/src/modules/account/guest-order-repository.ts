import type { Connection } from '../../database/connection.ts';

/**
 * Gives an account the orders that were made with an address or a phone that its owner has just proved to be theirs, and that belong to no account:
 * their owner has the e-mails, too. Orders of another account stay with that account.
 */
export async function adoptOrders(
  db: Connection,
  shopperId: string,
  { by, value }: { by: 'email' | 'phone'; value: string },
): Promise<void> {
  await db
    .updateTable('customer_order')
    .set({ shopper_id: shopperId })
    .where(by, '=', value)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account').select('account.id').whereRef('account.shopper_id', '=', 'customer_order.shopper_id'),
        ),
      ),
    )
    .execute();
}

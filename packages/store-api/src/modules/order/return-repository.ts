import type { Insertable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { OrderReturnTable } from '../../database/schema-orders.ts';

/** Keeps a request to take goods back, in the place of one that came to nothing. */
export async function addReturn(transaction: Connection, request: Insertable<OrderReturnTable>): Promise<void> {
  const { order_id: _, ...changes } = request;
  await transaction
    .insertInto('order_return')
    .values(request)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(changes))
    .execute();
}

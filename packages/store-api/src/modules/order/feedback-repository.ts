import type { Insertable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { OrderFeedbackTable } from '../../database/schema-orders.ts';

/** Whether somebody has said what they think of an order. */
export async function hasFeedback(db: Connection, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_feedback')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what somebody thinks of an order; false when they said so before. */
export async function addFeedback(transaction: Connection, feedback: Insertable<OrderFeedbackTable>): Promise<boolean> {
  const row = await transaction
    .insertInto('order_feedback')
    .values(feedback)
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

import type { Connection } from '../../database/connection.ts';

/** Tables with what shoppers write. */
const written = [
  'customer_order',
  'shopper',
  'idempotency',
  'subscription',
  'coupon',
  'form_request',
  'outbox_message',
  'preorder',
  'availability_watch',
  'question',
] as const;

/** Removes all that shoppers have written. */
export async function deleteWritten(db: Connection): Promise<void> {
  for (const table of written) await db.deleteFrom(table).execute();
  await db.deleteFrom('review').where('is_imported', '=', false).execute();
}

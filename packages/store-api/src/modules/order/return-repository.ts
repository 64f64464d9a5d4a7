import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { OrderReturnTable } from '../../database/schema-orders.ts';
import { readUploads, removeUploads } from '../upload/repository.ts';

const findRow = (db: Connection, orderId: string) =>
  db.selectFrom('order_return').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Keeps a request to take goods back, in the place of one that came to nothing and its pictures. */
export async function addReturn(transaction: Connection, request: Insertable<OrderReturnTable>): Promise<void> {
  const { order_id: orderId, ...changes } = request;
  const previous = await findRow(transaction, orderId);
  if (previous !== undefined) await removeUploads(transaction, { kind: 'return', id: previous.id });
  await transaction
    .insertInto('order_return')
    .values(request)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(changes))
    .execute();
}

/** A customer's return, with the ids of its pictures. */
export type AskedReturn = Selectable<OrderReturnTable> & { pictures: string[] };

/** The request of an order to take goods back, or null. */
export async function findReturn(db: Connection, orderId: string): Promise<AskedReturn | null> {
  const row = await findRow(db, orderId);
  if (row === undefined) return null;
  return { ...row, pictures: (await readUploads(db, 'return', [row.id])).get(row.id) ?? [] };
}

import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { maxLines } from './cart-rules.ts';

/** A product that is saved for later, and how many pieces of it were in the cart. */
export type SavedLine = { productId: number; quantity: number };

/** Moves a line from the cart to what is saved for later; one that is not there is no error. The longest saved go beyond the limit. */
export async function saveLine(db: Connection, shopperId: string, productId: number, now: Date): Promise<void> {
  await sql`
    with moved as (
      delete from cart_line where shopper_id = ${shopperId}::uuid and product_id = ${productId}
      returning shopper_id, product_id, quantity)
    insert into saved_line (shopper_id, product_id, quantity, added_at)
    select shopper_id, product_id, quantity, ${now}::timestamptz from moved
    on conflict (shopper_id, product_id) do update set quantity = excluded.quantity, added_at = excluded.added_at
  `.execute(db);
  await dropBeyondLimit(db, shopperId);
}

/** Takes a product out of what is saved for later, and says how many pieces of it there were; null when it is not there. */
export async function takeSavedLine(db: Connection, shopperId: string, productId: number): Promise<number | null> {
  const line = await db
    .deleteFrom('saved_line')
    .where('shopper_id', '=', shopperId)
    .where('product_id', '=', productId)
    .returning('quantity')
    .executeTakeFirst();
  return line?.quantity ?? null;
}

/** The saved lines, the latest first. */
export async function readSavedLines(db: Connection, shopperId: string): Promise<SavedLine[]> {
  return db
    .selectFrom('saved_line')
    .select(['product_id as productId', 'quantity'])
    .where('shopper_id', '=', shopperId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
}

/** Moves what one shopper has saved to another's; of two quantities the larger one. Must run in a transaction. */
export async function moveSavedLines(db: Connection, from: string, into: string): Promise<void> {
  await sql`
    with moved as (delete from saved_line where shopper_id = ${from}::uuid returning *)
    insert into saved_line as line (shopper_id, product_id, quantity, added_at)
    select ${into}::uuid, product_id, quantity, added_at from moved
    on conflict (shopper_id, product_id) do update set quantity = greatest(line.quantity, excluded.quantity)
  `.execute(db);
  await dropBeyondLimit(db, into);
}

const dropBeyondLimit = (db: Connection, shopperId: string) =>
  sql`
    delete from saved_line where shopper_id = ${shopperId}::uuid and product_id in (
      select product_id from saved_line where shopper_id = ${shopperId}::uuid
      order by added_at desc, product_id offset ${sql.lit(maxLines)})
  `.execute(db);

import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** Most favourites of one shopper; the longest kept go first. */
export const maxFavourites = 500;

/** A favourite as it is kept; the price is the one on the day it was added, in hryvnia, null where there was none. */
export type FavouriteRow = { productId: number; addedAt: Date; priceThen: number | null; wasOrderable: boolean | null };

/** Favourites of a shopper, the newest first. */
export async function readFavourites(db: Connection, shopperId: string): Promise<FavouriteRow[]> {
  const rows = await db
    .selectFrom('favourite')
    .select(['product_id', 'added_at', 'price_then', 'was_orderable'])
    .where('shopper_id', '=', shopperId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
  // Nothing costs zero: it stands for no price.
  return rows.map((row) => ({
    ...{ productId: row.product_id, addedAt: row.added_at, wasOrderable: row.was_orderable },
    priceThen: row.price_then || null,
  }));
}

/** Whether there is such a product, deleted or not. */
export const hasProduct = async (db: Connection, productId: number): Promise<boolean> =>
  (await db.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst()) !== undefined;

/** Adds a favourite; one that is there already stays as it is. */
export async function addFavourite(db: Connection, shopperId: string, productId: number, now: Date): Promise<void> {
  await sql`
    insert into favourite (shopper_id, product_id, price_then, added_at, was_orderable)
    select ${shopperId}::uuid, id, coalesce(price, 0), ${now}::timestamptz, is_orderable and not is_deleted and price is not null
    from product where id = ${productId}
    on conflict (shopper_id, product_id) do nothing
  `.execute(db);
  await sql`
    delete from favourite where shopper_id = ${shopperId}::uuid and product_id in (
      select product_id from favourite where shopper_id = ${shopperId}::uuid
      order by added_at desc, product_id offset ${sql.lit(maxFavourites)})
  `.execute(db);
}

/** Removes a favourite, if it is one. */
export async function removeFavourite(db: Connection, shopperId: string, productId: number): Promise<void> {
  await db.deleteFrom('favourite').where('shopper_id', '=', shopperId).where('product_id', '=', productId).execute();
}

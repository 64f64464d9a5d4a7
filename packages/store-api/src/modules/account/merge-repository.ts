import { maxCompared } from '@vitryna/contracts/values';
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { moveKeys } from '../../middleware/idempotency-repository.ts';
import { maxLines } from '../cart/cart-rules.ts';
import { moveSavedLines } from '../cart/saved-repository.ts';
import { moveCartCoupon } from '../coupon/repository.ts';
import { maxFavourites } from '../favourite/repository.ts';

/** How many cart lines, favourites and compared products came along. */
export type Merged = { cart: number; favorites: number; comparison: number };

/** Nothing came along. */
export const nothingMerged: Merged = { cart: 0, favorites: 0, comparison: 0 };

/** The two owners, in one order for everybody: two sign-ins at the same time cannot wait for each other. */
const lockShoppers = (db: Connection, ids: readonly string[]) =>
  sql`select id from shopper where id = any(${ids}::uuid[]) order by id for update`.execute(db);

/**
 * Moves what an anonymous shopper has to an account's (contract §0): of two quantities the larger one, of two coupons the one that was
 * put in last, of favourites, compared products and what is saved for later the union. Must run in a transaction. Beyond the limits the longest kept go.
 */
export async function mergeShopper(db: Connection, from: string, into: string): Promise<Merged> {
  await lockShoppers(db, [from, into]);
  await moveKeys(db, from, into);
  const cart = await sql`
    with moved as (delete from cart_line where shopper_id = ${from}::uuid returning *)
    insert into cart_line as line (shopper_id, product_id, quantity, price_seen, added_at)
    select ${into}::uuid, product_id, quantity, price_seen, added_at from moved
    on conflict (shopper_id, product_id) do update
    set quantity = greatest(line.quantity, excluded.quantity), price_seen = excluded.price_seen
    returning 1
  `.execute(db);
  await moveCartCoupon(db, from, into);
  await moveSavedLines(db, from, into);
  const favourites = await sql`
    with moved as (delete from favourite where shopper_id = ${from}::uuid returning *)
    insert into favourite (shopper_id, product_id, price_then, added_at, was_orderable)
    select ${into}::uuid, product_id, price_then, added_at, was_orderable from moved
    on conflict (shopper_id, product_id) do nothing
    returning 1
  `.execute(db);
  const compared = await sql`
    with moved as (delete from compared_product where shopper_id = ${from}::uuid returning *)
    insert into compared_product (shopper_id, product_id, added_at)
    select ${into}::uuid, product_id, added_at from moved
    on conflict (shopper_id, product_id) do nothing
    returning 1
  `.execute(db);
  await sql`update customer_order set shopper_id = ${into}::uuid where shopper_id = ${from}::uuid`.execute(db);
  // The latest input counts.
  await sql`
    with moved as (delete from checkout_draft where shopper_id = ${from}::uuid returning *)
    insert into checkout_draft as kept (shopper_id, draft, updated_at)
    select ${into}::uuid, draft, updated_at from moved
    on conflict (shopper_id) do update set draft = excluded.draft, updated_at = excluded.updated_at
    where kept.updated_at < excluded.updated_at
  `.execute(db);
  for (const [table, most] of [
    ['cart_line', maxLines],
    ['favourite', maxFavourites],
  ] as const) {
    await sql`
      delete from ${sql.table(table)} where shopper_id = ${into}::uuid and product_id in (
        select product_id from ${sql.table(table)} where shopper_id = ${into}::uuid
        order by added_at desc, product_id offset ${sql.lit(most)})
    `.execute(db);
  }
  await sql`
    delete from compared_product where shopper_id = ${into}::uuid and product_id in (
      select product_id from (
        select product_id, row_number() over (partition by main_category order by added_at desc, product_id) as place
        from compared_product join product on product.id = product_id where shopper_id = ${into}::uuid) as placed
      where place > ${sql.lit(maxCompared)})
  `.execute(db);
  return { cart: cart.rows.length, favorites: favourites.rows.length, comparison: compared.rows.length };
}

import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';
import type { Database } from '../database/open-database.ts';

/** A product of a source whose price has never been changed by the server. */
export type Unpriced = { id: number; code: string; amount: number; claimed: number | null; createdAt: Date };

/** Products of a source of which only today's price is known; amounts in minor units. */
export async function findWithoutHistory(db: Connection, source: string): Promise<Unpriced[]> {
  const { rows } = await sql<Unpriced>`
    select id, code, (price * 100)::float8 as amount, (claimed_previous_price * 100)::float8 as claimed,
      created_at as "createdAt"
    from product where source = ${source} and price is not null and not is_deleted
      and (select count(*) from price_change where product_id = product.id) = 1
    order by id`.execute(db);
  return rows;
}

/** A product's price from a moment on, in minor units. */
export type ProductPriceChange = { productId: number; at: Date; amount: number };

/** Adds what products cost before; previous prices that this shows to be honest are shown from now on. */
export async function addEarlierPrices(db: Connection, changes: readonly ProductPriceChange[]): Promise<void> {
  await sql`
    insert into price_change (product_id, at, amount)
    select "productId", at, amount
    from json_to_recordset(${JSON.stringify(changes)}::json) as r ("productId" int, at timestamptz, amount bigint)
    on conflict do nothing`.execute(db);
  const ids = [...new Set(changes.map(({ productId }) => productId))];
  await sql`
    update product set previous_price = claimed_previous_price
    where id = any(${ids}::int[]) and claimed_previous_price is distinct from previous_price`.execute(db);
}

/** For tests: makes the previous prices of products ones that were charged a month ago; of all products where none are named. */
export async function chargeBefore(
  { db }: Pick<Database, 'db'>,
  codes: readonly string[] | null = null,
): Promise<void> {
  const those = sql`claimed_previous_price is not null and (${codes}::text[] is null or code = any(${codes}::text[]))`;
  await sql`
    insert into price_change (product_id, at, amount)
    select id, now() - interval '30 days', claimed_previous_price * 100 from product where ${those}
    on conflict do nothing`.execute(db);
  await sql`update product set previous_price = claimed_previous_price where ${those}`.execute(db);
}

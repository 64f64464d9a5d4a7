import type { MinorUnits } from '@vitryna/money';
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** From when on a product cost how much; null from when it had no price. */
export type PriceChange = { at: Date; amount: MinorUnits | null };

/** The changes of a price since a moment and the one in force then, oldest first. */
export async function findPriceChanges(db: Connection, productId: number, since: Date): Promise<PriceChange[]> {
  const { rows } = await sql<PriceChange>`
    select at, amount::float8 as amount from price_change
    where product_id = ${productId} and at >= coalesce(
      (select max(at) from price_change where product_id = ${productId} and at <= ${since}), '-infinity')
    order by at`.execute(db);
  return rows;
}

/** Whether the previous price that the shop names was charged once; null for an unknown product. */
export async function isPreviousHonest(db: Connection, productId: number): Promise<boolean | null> {
  const { rows } = await sql<{ isHonest: boolean }>`
    select claimed_previous_price is not distinct from previous_price as "isHonest"
    from product where id = ${productId}`.execute(db);
  return rows[0]?.isHonest ?? null;
}

import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** A product's parcel: its price in hryvnia, and its size as it came with the catalogue. */
export type SentProduct = {
  id: number;
  slug: string;
  price: number | null;
  previousPrice: number | null;
  status: string;
  isOrderable: boolean;
  stock: number;
  categories: string[];
  weightKg: number | null;
  dimensionsMm: [number, number, number] | null;
};

const findSent = (condition: RawBuilder<boolean>): RawBuilder<SentProduct> => sql<SentProduct>`
    select id, slug, price, previous_price as "previousPrice", status, stock, is_orderable and not is_deleted as "isOrderable",
      array(select category_code from product_category where product_id = product.id) as categories,
      (document ->> 'weightKg')::float8 as "weightKg", nullif(document -> 'dimensionsMm', 'null') as "dimensionsMm"
    from product where ${condition}`;

/** Products by id; ids that nothing has are left out. */
export async function readSentProducts(db: Connection, ids: readonly number[]): Promise<Map<number, SentProduct>> {
  const { rows } = await findSent(sql`id = any(${ids}::int[])`).execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Products by the slugs of their addresses; slugs that nothing has are left out. */
export async function findSentProducts(db: Connection, slugs: readonly string[]): Promise<SentProduct[]> {
  return (await findSent(sql`slug = any(${slugs}::text[])`).execute(db)).rows;
}

import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';

/** Joins the ratings that an import brought with those of published reviews that shoppers wrote here. */
export async function recountRatings(db: Connection, productIds: readonly number[]): Promise<void> {
  await sql`
    update product p set updated_at = now(), (rating_count, rating_average) = (
      select p.imported_rating_count + count(*)::int,
        case when p.imported_rating_count + count(*) = 0 then null else round((
          (coalesce(p.imported_rating_average, 0) * p.imported_rating_count + coalesce(sum(r.rating), 0))
          / (p.imported_rating_count + count(*)))::numeric, 1)::float8 end
      from review r where r.product_id = p.id and not r.is_imported and r.status = 'published')
    where p.id = any(${[...productIds]}::int[])`.execute(db);
}

/** Which of these products have reviews that shoppers wrote here. */
export async function findOwnReviewed(db: Connection, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from review
    where not is_imported and status = 'published' and product_id = any(${[...productIds]}::int[])`.execute(db);
  return rows.map(({ id }) => id);
}

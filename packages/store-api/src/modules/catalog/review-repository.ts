import type { reviewListQuerySchema } from '@vitryna/contracts/api';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Connection } from '../../database/connection.ts';

type ReviewOrder = z.output<typeof reviewListQuerySchema>['sort'];

const orders: Record<ReviewOrder, string> = {
  useful: 'is_verified desc, length(body) desc, created_at desc, id desc',
  new: 'created_at desc, id desc',
  high: 'rating desc, created_at desc, id desc',
  low: 'rating, created_at desc, id desc',
};

/** The rating of a product, and how many reviews gave each. */
type Totals = { average: number | null; count: number; ratings: { rating: number; count: number }[] };

/** Counts the reviews of a product; null for an unknown one. */
export async function readTotals(db: Connection, productId: number): Promise<Totals | null> {
  const product = await db
    .selectFrom('product')
    .select(['rating_average as average', 'rating_count as count'])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product) return null;
  const ratings = await db
    .selectFrom('review')
    .select(['rating', ({ fn }) => fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .groupBy('rating')
    .execute();
  return { ...product, ratings };
}

/** One stretch of a product's reviews, of one rating or of all. */
export const readReviews = (
  db: Connection,
  productId: number,
  { rating, sort, limit, offset }: { rating: number | undefined; sort: ReviewOrder; limit: number; offset: number },
) =>
  db
    .selectFrom('review')
    .selectAll()
    .where('product_id', '=', productId)
    .$if(rating !== undefined, (select) => select.where('rating', '=', rating ?? 0))
    .orderBy(sql.raw(orders[sort]))
    .limit(limit)
    .offset(offset)
    .execute();

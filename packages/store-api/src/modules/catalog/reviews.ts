import type { Review, ReviewPage, reviewListQuerySchema } from '@vitryna/contracts/api';
import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../../database/schema.ts';

type Query = Omit<z.output<typeof reviewListQuerySchema>, 'productId'>;

const orders: Record<Query['sort'], string> = {
  useful: 'is_verified desc, length(body) desc, created_at desc, id desc',
  new: 'created_at desc, id desc',
  high: 'rating desc, created_at desc, id desc',
  low: 'rating, created_at desc, id desc',
};

type Totals = { average: number | null; count: number; ratings: { rating: number; count: number }[] };

const readTotals = async (db: Kysely<Schema>, productId: number): Promise<Totals | null> => {
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
};

/** Answer of `/catalog/product/review/list`; null for an unknown product. */
export async function listReviews(db: Kysely<Schema>, productId: number, query: Query): Promise<ReviewPage | null> {
  const totals = await readTotals(db, productId);
  if (!totals) return null;
  const countOf = (wanted: number): number => totals.ratings.find(({ rating }) => rating === wanted)?.count ?? 0;
  const written = totals.ratings.reduce((sum, { count }) => sum + count, 0);
  const filtered = query.rating === undefined ? written : countOf(query.rating);
  // Reviews carry no pictures yet.
  const total = query.withMedia === 'true' ? 0 : filtered;
  const offset = (query.page - 1) * query.limit;
  const rows =
    offset >= total
      ? []
      : await db
          .selectFrom('review')
          .selectAll()
          .where('product_id', '=', productId)
          .$if(query.rating !== undefined, (select) => select.where('rating', '=', query.rating ?? 0))
          .orderBy(sql.raw(orders[query.sort]))
          .limit(query.limit)
          .offset(offset)
          .execute();
  return {
    items: rows.map((row) => ({
      id: String(row.id),
      author: row.author,
      rating: row.rating as Review['rating'],
      body: row.body,
      pros: row.pros,
      cons: row.cons,
      locale: row.locale,
      verifiedPurchase: row.is_verified,
      images: [],
      video: null,
      votes: { up: 0, down: 0, mine: 0 },
      createdAt: row.created_at.toISOString(),
      reply: row.reply,
    })),
    page: query.page,
    limit: query.limit,
    total,
    pages: Math.ceil(total / query.limit),
    summary: {
      average: totals.average,
      count: totals.count,
      distribution: { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) },
      recommend: written === 0 ? null : Math.round(((countOf(4) + countOf(5)) / written) * 100) / 100,
    },
  };
}

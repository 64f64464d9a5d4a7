import type { Review, ReviewPage, reviewListQuerySchema } from '@vitryna/contracts/api';
import type { z } from 'zod';
import type { Connection } from '../../database/connection.ts';
import { readReviews, readTotals } from './review-repository.ts';

type Query = Omit<z.output<typeof reviewListQuerySchema>, 'productId'>;

/** Answer of `/catalog/product/review/list`; null for an unknown product. */
export async function listReviews(db: Connection, productId: number, query: Query): Promise<ReviewPage | null> {
  const totals = await readTotals(db, productId);
  if (!totals) return null;
  const countOf = (wanted: number): number => totals.ratings.find(({ rating }) => rating === wanted)?.count ?? 0;
  const written = totals.ratings.reduce((sum, { count }) => sum + count, 0);
  const filtered = query.rating === undefined ? written : countOf(query.rating);
  // Reviews carry no pictures yet.
  const total = query.withMedia === 'true' ? 0 : filtered;
  const offset = (query.page - 1) * query.limit;
  const { rating, sort, limit } = query;
  const rows = offset >= total ? [] : await readReviews(db, productId, { rating, sort, limit, offset });
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

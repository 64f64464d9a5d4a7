import type { Review, ReviewPage, reviewListQuerySchema } from '@vitryna/contracts/api';
import type { z } from 'zod';
import type { Connection } from '../../database/connection.ts';
import { readUploads } from '../upload/repository.ts';
import { uploadedImage } from '../upload/uploaded-image.ts';
import { countReviews, findReview, type ReviewRow, readReviews, readTotals } from './review-repository.ts';

type Query = Omit<z.output<typeof reviewListQuerySchema>, 'productId'>;

const toReview = (row: ReviewRow, pictures: readonly string[]): Review => ({
  id: String(row.id),
  author: row.author,
  rating: row.rating as Review['rating'],
  body: row.body,
  pros: row.pros,
  cons: row.cons,
  locale: row.locale,
  verifiedPurchase: row.is_verified,
  images: pictures.map(uploadedImage),
  video: null,
  votes: { up: row.up, down: row.down, mine: 0 },
  createdAt: row.created_at.toISOString(),
  reply: row.reply,
});

/** Answer of `/catalog/product/review/view`; null for one that is not shown. */
export async function viewReview(db: Connection, id: number): Promise<Review | null> {
  const row = await findReview(db, id);
  return row && toReview(row, (await readUploads(db, 'review', [id])).get(String(id)) ?? []);
}

/** Answer of `/catalog/product/review/list`; null for an unknown product. */
export async function listReviews(db: Connection, productId: number, query: Query): Promise<ReviewPage | null> {
  const totals = await readTotals(db, productId);
  if (!totals) return null;
  const countOf = (wanted: number): number => totals.ratings.find(({ rating }) => rating === wanted)?.count ?? 0;
  const written = totals.ratings.reduce((sum, { count }) => sum + count, 0);
  const { rating, sort, limit } = query;
  const wanted = { rating, hasPictures: query.withMedia === 'true' };
  const [total, withPictures] = await Promise.all([
    countReviews(db, productId, wanted),
    countReviews(db, productId, { rating: undefined, hasPictures: true }),
  ]);
  const offset = (query.page - 1) * limit;
  const rows = offset >= total ? [] : await readReviews(db, productId, { ...wanted, sort, limit, offset });
  const pictures = await readUploads(
    db,
    'review',
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => toReview(row, pictures.get(String(row.id)) ?? [])),
    page: query.page,
    limit: query.limit,
    total,
    pages: Math.ceil(total / query.limit),
    summary: {
      average: totals.average,
      count: totals.count,
      withPictures,
      distribution: { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) },
      recommend: written === 0 ? null : Math.round(((countOf(4) + countOf(5)) / written) * 100) / 100,
    },
  };
}

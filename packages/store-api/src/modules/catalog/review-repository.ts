import type { reviewListQuerySchema } from '@vitryna/contracts/api';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Connection } from '../../database/connection.ts';
import type { ReviewTable } from '../../database/schema-review.ts';

/** A review as the table has it. */
export type ReviewRow = Selectable<ReviewTable>;

type ReviewOrder = z.output<typeof reviewListQuerySchema>['sort'];

const orders: Record<ReviewOrder, string> = {
  useful: 'up - down desc, is_verified desc, created_at desc, id desc',
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
    .where('status', '=', 'published')
    .where('body', '<>', '')
    .groupBy('rating')
    .execute();
  return { ...product, ratings };
}

/** Which of a product's reviews: of one rating, with pictures. */
type Wanted = { rating: number | undefined; hasPictures: boolean };

const shown = (db: Connection, productId: number, { rating, hasPictures }: Wanted) =>
  db
    .selectFrom('review')
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .where('body', '<>', '')
    .$if(rating !== undefined, (select) => select.where('rating', '=', rating ?? 0))
    .$if(hasPictures, (select) =>
      select.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('upload')
            .select('upload.id')
            .where('upload.owner', '=', sql<string>`'review:' || review.id`)
            .where('upload.is_public', '=', true),
        ),
      ),
    );

/** One review that is shown, or null. */
export const findReview = async (db: Connection, id: number) =>
  (await db
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst()) ?? null;

/** How many reviews of a product there are of that kind. */
export async function countReviews(db: Connection, productId: number, wanted: Wanted): Promise<number> {
  const { count } = await shown(db, productId, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One stretch of a product's reviews, of one rating or of all. */
export const readReviews = (
  db: Connection,
  productId: number,
  { sort, limit, offset, ...wanted }: Wanted & { sort: ReviewOrder; limit: number; offset: number },
) => shown(db, productId, wanted).selectAll().orderBy(sql.raw(orders[sort])).limit(limit).offset(offset).execute();

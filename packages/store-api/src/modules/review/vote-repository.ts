import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

type Vote = { reviewId: number; shopperId: string; value: 1 | -1 | 0 };

/** Keeps, changes or takes back a visitor's vote and counts the review's anew; null for a review that nobody can see. */
export async function vote(transaction: Connection, { reviewId, shopperId, value }: Vote) {
  const review = await transaction
    .selectFrom('review')
    .select('id')
    .where('id', '=', reviewId)
    .where('status', '=', 'published')
    .forUpdate()
    .executeTakeFirst();
  if (review === undefined) return null;
  const own = { review_id: reviewId, shopper_id: shopperId };
  if (value === 0) {
    await transaction
      .deleteFrom('review_vote')
      .where('review_id', '=', reviewId)
      .where('shopper_id', '=', shopperId)
      .execute();
  } else {
    await transaction
      .insertInto('review_vote')
      .values({ ...own, value })
      .onConflict((conflict) => conflict.columns(['review_id', 'shopper_id']).doUpdateSet({ value }))
      .execute();
  }
  const { rows } = await sql<{ up: number; down: number }>`
    update review set (up, down) = (select imported_up + count(*) filter (where value = 1)::int,
        imported_down + count(*) filter (where value = -1)::int
      from review_vote where review_id = ${reviewId})
    where id = ${reviewId} returning up, down`.execute(transaction);
  return rows[0] ?? null;
}

/** A visitor's votes on the reviews of a product. */
export async function readOwnVotes(
  db: Connection,
  shopperId: string,
  productId: number,
): Promise<Record<string, 1 | -1>> {
  const rows = await db
    .selectFrom('review_vote')
    .innerJoin('review', 'review.id', 'review_vote.review_id')
    .select(['review_vote.review_id as id', 'review_vote.value'])
    .where('review_vote.shopper_id', '=', shopperId)
    .where('review.product_id', '=', productId)
    .execute();
  return Object.fromEntries(rows.map(({ id, value }) => [String(id), value > 0 ? 1 : -1]));
}

import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { ReviewTable } from '../../database/schema-review.ts';

/** A review as the database has it. */
export type ReviewRow = Selectable<ReviewTable>;

/** A shopper's text before moderation. */
export type NewReview = Omit<Insertable<ReviewTable>, 'id' | 'is_imported' | 'status' | 'reply' | 'up' | 'down'>;

/** The name that is shown of a person: the first word, and the initial of the second. */
export function shownName(name: string): string {
  const [first = '', second] = name.split(/\s+/);
  return second === undefined ? first : `${first} ${second.charAt(0)}.`;
}

/** Whether somebody has written about a product already; what was rejected they may write anew. */
export async function hasReviewed(
  db: Connection,
  {
    product_id: productId,
    email = null,
    shopper_id: shopperId = null,
  }: Pick<NewReview, 'product_id' | 'email' | 'shopper_id'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('review')
    .select('id')
    .where('product_id', '=', productId)
    .where('is_imported', '=', false)
    .where('status', '<>', 'rejected')
    .where(({ eb, or }) => or([eb('email', '=', email), eb('shopper_id', '=', shopperId)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a review until somebody has read it; null when this person has one of the product. */
export async function addReview(transaction: Connection, review: NewReview): Promise<number | null> {
  if (await hasReviewed(transaction, review)) return null;
  const row = await transaction
    .insertInto('review')
    .values({ ...review, is_imported: false, status: 'pending' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a shopper got this product in an order. */
export async function hasBought(db: Connection, shopperId: string, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_order as o')
    .innerJoin('order_line as l', 'l.order_id', 'o.id')
    .select('o.id')
    .where('o.shopper_id', '=', shopperId)
    .where('l.product_id', '=', productId)
    .where('o.delivered_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A review that is not moderated any more while the transaction lasts, or null. */
export const lockReview = async (transaction: Connection, id: number): Promise<ReviewRow | null> =>
  (await transaction.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;

/** Says what became of a review. */
export async function resolveReview(
  transaction: Connection,
  id: number,
  change: { status: 'published' | 'rejected' } | { reply: string },
): Promise<void> {
  await transaction.updateTable('review').set(change).where('id', '=', id).execute();
}

/** The reviews that wait to be read, the oldest first. */
export const listPendingReviews = (db: Connection, limit: number): Promise<ReviewRow[]> =>
  db
    .selectFrom('review')
    .selectAll()
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

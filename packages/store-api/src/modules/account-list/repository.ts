import type { Locale } from '@vitryna/contracts/constants';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { ProvenOwner } from '../account/proven-owner.ts';

/** Watches of a person for a lower price, the latest first. */
export const readPriceWatches = (db: Connection, { email }: ProvenOwner) =>
  db
    .selectFrom('price_watch')
    .select(['id', 'product_id as productId', 'target_amount as target', 'created_at as createdAt'])
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** The products that a person waits for, the latest first. */
export const readGoodsWatches = (db: Connection, { email, phone }: ProvenOwner) =>
  db
    .selectFrom('availability_watch')
    .select(['id', 'product_id as productId', 'created_at as createdAt'])
    .where(({ eb, or }) => or([eb('contact', '=', email), eb('contact', '=', phone)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Ends a watch of a person; one that is not there is no error. */
export async function removeWatch(
  db: Connection,
  { email, phone }: ProvenOwner,
  { kind, id }: { kind: 'price' | 'goods'; id: string },
): Promise<void> {
  if (kind === 'price') {
    await db.deleteFrom('price_watch').where('id', '=', id).where('email', '=', email).execute();
    return;
  }
  await db
    .deleteFrom('availability_watch')
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('contact', '=', email), eb('contact', '=', phone)]))
    .execute();
}

type Status = 'pending' | 'published' | 'rejected';
type Stretch = { limit: number; offset: number };

/** A review as its writer sees it. */
export type OwnReviewRow = {
  id: number;
  productId: number;
  rating: 1 | 2 | 3 | 4 | 5;
  body: string;
  pros: string | null;
  cons: string | null;
  locale: Locale;
  status: Status;
  createdAt: Date;
  reply: { body: string; at: string } | null;
};

/** A question as its writer sees it. */
export type OwnQuestionRow = {
  id: number;
  productId: number;
  body: string;
  locale: Locale;
  status: Status;
  createdAt: Date;
};

async function readStretch<Row>(db: Connection, all: RawBuilder<Row>, { limit, offset }: Stretch) {
  const counted = await sql<{ total: number }>`select count(*)::int as total from (${all}) as listed`.execute(db);
  const { rows } = await sql<Row>`
    select * from (${all}) as listed order by "createdAt" desc, id desc limit ${limit} offset ${offset}
  `.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One stretch of what a person has written of products, the latest first, and how many there are. */
export const readOwnReviews = (db: Connection, { shopperId, email }: ProvenOwner, stretch: Stretch) =>
  readStretch<OwnReviewRow>(
    db,
    sql`select id, product_id as "productId", rating, body, pros, cons, locale, status, created_at as "createdAt", reply from review
      where not is_imported and (shopper_id = ${shopperId}::uuid or email = ${email}::text)`,
    stretch,
  );

/** The same of what a person has asked. */
export const readOwnQuestions = (db: Connection, { email }: ProvenOwner, stretch: Stretch) =>
  readStretch<OwnQuestionRow>(
    db,
    sql`select id, product_id as "productId", body, locale, status, created_at as "createdAt" from question where email = ${email}::text`,
    stretch,
  );

/** Coupons that went to a person's address, the latest first; sums in hryvnia. */
export const readOwnCoupons = (db: Connection, { email }: ProvenOwner) =>
  db
    .selectFrom('coupon')
    .select(['code', 'discount', 'min_total as minTotal', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();

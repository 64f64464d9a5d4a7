import { toMinor } from '@vitryna/money';
import type { Connection } from '../../database/connection.ts';
import type { Coupon } from './coupon-rules.ts';

/** A coupon of one person; `minTotal` is the least sum of goods in hryvnia, none where it is left out. */
export type NewCoupon = {
  code: string;
  reason: string;
  email: string;
  discount: number;
  minTotal?: number;
  expiresAt: Date;
};

/** Keeps a coupon; false when the person has had one for the same reason. */
export async function addCoupon(
  db: Connection,
  { expiresAt, minTotal = 0, ...coupon }: NewCoupon,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('coupon')
    .values({ ...coupon, created_at: now, min_total: minTotal, expires_at: expiresAt, used_at: null })
    .onConflict((conflict) => conflict.columns(['reason', 'email']).doNothing())
    .returning('code')
    .executeTakeFirst();
  return added !== undefined;
}

/** The least sum is stored in hryvnia. */
const toCoupon = (row: Omit<Coupon, 'minTotal'> & { minTotal: number }): Coupon => ({
  ...row,
  minTotal: toMinor(row.minTotal),
});

const columns = [
  'coupon.code',
  'coupon.discount as percent',
  'coupon.min_total as minTotal',
  'coupon.expires_at as expiresAt',
  'coupon.used_at as usedAt',
] as const;

/** The coupon with this code, or null. */
export async function findCoupon(db: Connection, code: string): Promise<Coupon | null> {
  const row = await db.selectFrom('coupon').select(columns).where('code', '=', code).executeTakeFirst();
  return row === undefined ? null : toCoupon(row);
}

/** The coupon in a shopper's cart, or null. */
export async function findCartCoupon(db: Connection, shopperId: string): Promise<Coupon | null> {
  const coupon = await db
    .selectFrom('cart_coupon')
    .innerJoin('coupon', 'coupon.code', 'cart_coupon.code')
    .select(columns)
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return coupon === undefined ? null : toCoupon(coupon);
}

/** Puts a coupon into a cart, in the place of another one. */
export async function putCartCoupon(db: Connection, shopperId: string, code: string, now: Date): Promise<void> {
  await db
    .insertInto('cart_coupon')
    .values({ shopper_id: shopperId, code, added_at: now })
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet({ code, added_at: now }))
    .execute();
}

/** Takes the coupon out of a cart. */
export async function dropCartCoupon(db: Connection, shopperId: string): Promise<void> {
  await db.deleteFrom('cart_coupon').where('shopper_id', '=', shopperId).execute();
}

/** Moves the coupon of one shopper's cart to another's; of two the one that was put in last stays. Must run in a transaction. */
export async function moveCartCoupon(db: Connection, from: string, into: string): Promise<void> {
  const held = await db
    .selectFrom('cart_coupon')
    .select(['shopper_id', 'code', 'added_at'])
    .where('shopper_id', 'in', [from, into])
    .orderBy('added_at', 'desc')
    .execute();
  const [latest] = held;
  if (latest?.shopper_id === from) await putCartCoupon(db, into, latest.code, latest.added_at);
  await dropCartCoupon(db, from);
}

/**
 * Uses a coupon up for an order, and takes it out of the shopper's cart; false when it was used or has expired meanwhile, and then the
 * order has to say so (409 `cartChanged`). Must run in the transaction that makes the order: of two orders at the same time one waits for
 * the other's end.
 */
export async function spendCoupon(
  transaction: Connection,
  { code, orderId, shopperId }: { code: string; orderId: string; shopperId: string },
  now: Date,
): Promise<boolean> {
  const spent = await transaction
    .updateTable('coupon')
    .set({ used_at: now, used_by: orderId })
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('code')
    .executeTakeFirst();
  if (spent === undefined) return false;
  await dropCartCoupon(transaction, shopperId);
  return true;
}

/** Gives back the coupon that an order has used up, for an order that is cancelled; one without a coupon changes nothing. */
export async function returnCoupon(db: Connection, orderId: string): Promise<void> {
  await db.updateTable('coupon').set({ used_at: null, used_by: null }).where('used_by', '=', orderId).execute();
}

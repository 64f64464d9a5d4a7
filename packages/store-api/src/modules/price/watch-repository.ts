import type { Locale } from '@vitryna/contracts/constants';
import type { MinorUnits } from '@vitryna/money';
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** The recipient of a price alert; the e-mail in lower case. */
export type AskedWatch = {
  id: string;
  productId: number;
  email: string;
  locale: Locale;
  token: string;
  amount: MinorUnits | null;
  now: Date;
};

/** An e-mail to an address about a product goes no more often, in minutes: anybody can name anybody's address. */
const emailPauseMinutes = 10;
/** A question that nobody has answered is forgotten after so many days. */
const questionLifeDays = 7;

/**
 * Keeps the wish until its e-mail is answered; what was confirmed before stays as it is until then. Returns the one watch of the address and
 * the product, and whether an e-mail may go.
 */
export async function askForWatch(
  db: Connection,
  { id, productId, email, locale, token, amount, now }: AskedWatch,
): Promise<{ id: string; token: string; mayMail: boolean }> {
  const { rows } = await sql<{ id: string; token: string }>`
    insert into price_watch (id, product_id, email, locale, token, asked_amount, asked_at, created_at)
    values (${id}, ${productId}, ${email}, ${locale}, ${token}, ${amount}::bigint, ${now}, ${now})
    on conflict (product_id, email) do update
      set asked_amount = excluded.asked_amount, asked_at = excluded.asked_at, locale = excluded.locale
      where price_watch.asked_at <= excluded.asked_at - make_interval(mins => ${emailPauseMinutes})
    returning id, token`.execute(db);
  const [asked] = rows;
  if (asked !== undefined) return { ...asked, mayMail: true };
  const known = await db
    .selectFrom('price_watch')
    .select(['id', 'token'])
    .where('product_id', '=', productId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { ...known, mayMail: false };
}

/** A watch as its page shows it. */
export type ShownWatch = { productId: number; amount: MinorUnits | null; isConfirmed: boolean };

/** The watch behind the token of an e-mail, or null. */
export async function findWatch(db: Connection, token: string): Promise<ShownWatch | null> {
  const { rows } = await sql<ShownWatch>`
    select product_id as "productId", asked_amount::float8 as amount,
      confirmed_at is not null and target_amount is not distinct from asked_amount as "isConfirmed"
    from price_watch where token = ${token}`.execute(db);
  return rows[0] ?? null;
}

/** Starts a watch from today's price; false when the token leads nowhere. May be repeated. */
export async function confirmWatch(db: Connection, token: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update price_watch set target_amount = asked_amount,
      seen_amount = case when confirmed_at is null then product.price * 100 else seen_amount end,
      confirmed_at = coalesce(confirmed_at, ${now})
    from product where product.id = price_watch.product_id and token = ${token}
    returning price_watch.id`.execute(db);
  return rows.length > 0;
}

/** Ends a watch; false when there is none any more. */
export async function stopWatch(db: Connection, token: string): Promise<boolean> {
  const gone = await db.deleteFrom('price_watch').where('token', '=', token).returning('id').executeTakeFirst();
  return gone !== undefined;
}

/** A watch whose product has another price than it has seen. */
export type MovedWatch = {
  id: string;
  productId: number;
  email: string;
  locale: Locale;
  token: string;
  target: MinorUnits | null;
  seen: MinorUnits | null;
  amount: MinorUnits;
};

/** Takes confirmed watches whose product can be bought at another price than they have seen, nobody else's. */
export async function lockMovedWatches(db: Connection, limit: number): Promise<MovedWatch[]> {
  const { rows } = await sql<MovedWatch>`
    select watch.id, watch.product_id as "productId", watch.email, watch.locale, watch.token,
      watch.target_amount::float8 as target, watch.seen_amount::float8 as seen, (product.price * 100)::float8 as amount
    from price_watch watch join product on product.id = watch.product_id
    where watch.confirmed_at is not null and product.price is not null and product.is_orderable
      and not product.is_deleted and product.price * 100 is distinct from watch.seen_amount
    order by watch.id limit ${limit} for update of watch skip locked`.execute(db);
  return rows;
}

/** Notes the price that a watch knows of. */
export async function noteSeenPrice(db: Connection, id: string, amount: MinorUnits): Promise<void> {
  await db.updateTable('price_watch').set({ seen_amount: amount }).where('id', '=', id).execute();
}

/** Forgets questions that nobody has answered. */
export async function sweepWatches(db: Connection, now: Date): Promise<void> {
  await sql`delete from price_watch
    where confirmed_at is null and asked_at < ${now}::timestamptz - make_interval(days => ${questionLifeDays})`.execute(
    db,
  );
}

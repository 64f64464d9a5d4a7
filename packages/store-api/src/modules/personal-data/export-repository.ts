import { defaultLocale } from '@vitryna/contracts/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { ProvenOwner } from '../account/proven-owner.ts';

/** Names of the pictures that somebody sent along, `r` being what they belong to. */
const picturesOf = (kind: 'review' | 'return') =>
  sql`(select json_agg(u.id order by u.position) from upload u where u.owner = ${`${kind}:`} || r.id) as pictures`;

/** Name of a product `p` as it is listed here. */
const productName = sql`p.name ->> ${sql.lit(defaultLocale)}`;

/** The columns of each list; keys of links and hashes are no data of a person. */
const listsOf = ({ accountId, shopperId, email, phone }: ProvenOwner): Record<string, RawBuilder<unknown>> => ({
  addresses: sql`select recipient, delivery, address, is_default, created_at from account_address
    where account_id = ${accountId}::uuid`,
  sessions: sql`select device, created_at, seen_at, expires_at, tracking from session where shopper_id = ${shopperId}::uuid`,
  knownDevices: sql`select seen_at from known_device where account_id = ${accountId}::uuid`,
  passkeys: sql`select name, created_at, used_at, is_synced from passkey where account_id = ${accountId}::uuid`,
  orders: sql`select number, status, payment_method, payment_state, parts, company, recipient, another_recipient, phone, email,
      delivery, delivery_payer, address, pickup_point, eta, ttn, summary, total / 100.0 as total, coupon, comment, dont_call, has_marketing_consent, locale,
      created_at, delivered_at,
      (select json_agg(json_build_object('name', name, 'quantity', quantity, 'price', price / 100.0) order by position)
        from order_line where order_id = customer_order.id) as lines,
      (select json_agg(json_build_object('status', status, 'at', at, 'note', note) order by id)
        from order_event where order_id = customer_order.id) as timeline
    from customer_order where shopper_id = ${shopperId}::uuid order by created_at`,
  payments: sql`select o.number, a.provider, a.bank_reference, a.method, a.parts, a.amount / 100.0 as amount, a.state, a.failure, a.created_at, a.settled_at
    from payment_attempt a join customer_order o on o.id = a.order_id where o.shopper_id = ${shopperId}::uuid`,
  returns: sql`select o.number, r.lines, r.iban, r.comment, r.created_at, ${picturesOf('return')} from order_return r
    join customer_order o on o.id = r.order_id where o.shopper_id = ${shopperId}::uuid`,
  feedback: sql`select o.number, f.service, f.delivery, f.nps, f.comment, f.created_at from order_feedback f
    join customer_order o on o.id = f.order_id where o.shopper_id = ${shopperId}::uuid`,
  cart: sql`select ${productName} as product, l.quantity, l.added_at from cart_line l
    join product p on p.id = l.product_id where l.shopper_id = ${shopperId}::uuid`,
  cartCoupon: sql`select code from cart_coupon where shopper_id = ${shopperId}::uuid`,
  savedForLater: sql`select ${productName} as product, l.quantity, l.added_at from saved_line l
    join product p on p.id = l.product_id where l.shopper_id = ${shopperId}::uuid`,
  favourites: sql`select ${productName} as product, f.price_then, f.added_at from favourite f
    join product p on p.id = f.product_id where f.shopper_id = ${shopperId}::uuid`,
  sharedFavourites: sql`select created_at from favourite_share where shopper_id = ${shopperId}::uuid`,
  compared: sql`select ${productName} as product, c.added_at from compared_product c
    join product p on p.id = c.product_id where c.shopper_id = ${shopperId}::uuid`,
  checkoutDraft: sql`select draft, updated_at from checkout_draft where shopper_id = ${shopperId}::uuid`,
  reviews: sql`select ${productName} as product, r.author, r.rating, r.body, r.pros, r.cons, r.locale, r.status, r.reply, r.created_at,
      ${picturesOf('review')} from review r
    join product p on p.id = r.product_id where r.shopper_id = ${shopperId}::uuid or r.email = ${email}::text`,
  reviewVotes: sql`select ${productName} as product, v.value from review_vote v join review r on r.id = v.review_id
    join product p on p.id = r.product_id where v.shopper_id = ${shopperId}::uuid`,
  questions: sql`select ${productName} as product, q.author, q.body, q.locale, q.status, q.created_at from question q
    join product p on p.id = q.product_id where q.email = ${email}::text`,
  priceWatches: sql`select ${productName} as product, w.target_amount / 100.0 as target, w.created_at, w.confirmed_at from price_watch w
    join product p on p.id = w.product_id where w.email = ${email}::text`,
  availabilityWatches: sql`select ${productName} as product, w.contact, w.created_at from availability_watch w
    join product p on p.id = w.product_id where w.contact in (${email}::text, ${phone}::text)`,
  preorders: sql`select o.number, ${productName} as product, o.quantity, o.name, o.phone, o.email, o.comment, o.created_at from preorder o
    join product p on p.id = o.product_id where o.email = ${email}::text or o.phone = ${phone}::text`,
  subscriptions: sql`select list, email, name, created_at, marketing_since, unsubscribed_at from subscription
    where email = ${email}::text`,
  coupons: sql`select code, reason, discount, created_at, expires_at, used_at from coupon where email = ${email}::text`,
  forms: sql`select event, name, phone, email, page, details, status, created_at from form_request where email = ${email}::text or phone = ${phone}::text`,
  mails: sql`select kind, subject, recipient, created_at, settled_at from outbox_message
    where recipient in (${email}::text, ${phone}::text)`,
});

/** All that the store keeps of a person besides the account itself, by list. */
export async function readPersonalData(
  db: Connection,
  owner: ProvenOwner,
): Promise<Record<string, Record<string, unknown>[]>> {
  const lists: Record<string, Record<string, unknown>[]> = {};
  for (const [name, query] of Object.entries(listsOf(owner))) {
    const { rows } = await sql<{
      row: Record<string, unknown>;
    }>`select to_jsonb(kept_row) as row from (${query}) as kept_row`.execute(db);
    lists[name] = rows.map(({ row }) => row);
  }
  return lists;
}

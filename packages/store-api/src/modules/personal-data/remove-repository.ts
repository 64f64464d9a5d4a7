import { defaultLocale } from '@vitryna/contracts/languages';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { announce } from '../../import/run-repository.ts';
import { type ProvenOwner, provenOwnerOf } from '../account/proven-owner.ts';
import { type Account, lockAccount } from '../account/repository.ts';
import { inEveryLanguage } from '../shared/texts.ts';

/** Orders that somebody still has to be found for. */
const openStatuses = [
  'new',
  'awaitingPayment',
  'paid',
  'confirmed',
  'assembling',
  'shipped',
  'arrived',
  'returnRequested',
];

/** At most so many accounts at once; the others wait for the next time. */
const batch = 100;

/** Leaves of an order what the books need: numbers, goods, sums, days and the city. */
async function forgetOrders(db: Connection, { shopperId }: ProvenOwner): Promise<void> {
  const nobody = JSON.stringify({ firstName: '', lastName: '', middleName: null, phone: '', email: null });
  const orders = sql`select id from customer_order where shopper_id = ${shopperId}::uuid`;
  // Their files go with the sweep of uploads.
  await sql`delete from upload where owner in (select 'return:' || id from order_return where order_id in (${orders}))`.execute(
    db,
  );
  await sql`update order_return set iban = '', comment = null where order_id in (${orders})`.execute(db);
  await sql`update order_feedback set comment = null where order_id in (${orders})`.execute(db);
  await sql`update order_event set note = null where order_id in (${orders})`.execute(db);
  await sql`delete from order_token where order_id in (${orders})`.execute(db);
  await sql`
    update customer_order set recipient = ${nobody}::jsonb, another_recipient = null, phone = '', email = null, company = null,
      comment = null, delivery = null, ttn = null, shopper_id = null,
      address = case when address is null then null
        else jsonb_build_object('region', address -> 'region', 'city', address -> 'city') end
    where shopper_id = ${shopperId}::uuid
  `.execute(db);
}

const namelessNames = inEveryLanguage('Buyer');

/** Published texts stay, without their author. */
async function forgetTexts(db: Connection, { shopperId, email }: ProvenOwner): Promise<void> {
  const nameless = sql`coalesce(${JSON.stringify(namelessNames)}::jsonb ->> locale, ${namelessNames[defaultLocale]})`;
  const isOwn = sql`not is_imported and (shopper_id = ${shopperId}::uuid or email = ${email}::text)`;
  await sql`delete from upload where owner in (select 'review:' || id from review where ${isOwn})`.execute(db);
  const reviews = await sql`update review set author = ${nameless}, email = null, shopper_id = null, order_id = null
    where ${isOwn}`.execute(db);
  const questions =
    await sql`update question set author = ${nameless}, email = '' where email = ${email}::text`.execute(db);
  // Servers keep pages of reviews and questions with the name in them.
  if (reviews.numAffectedRows || questions.numAffectedRows) await announce(db);
}

/** The requests made with an address or a phone that the person had proved. */
async function forgetWishes(db: Connection, { email, phone }: ProvenOwner): Promise<void> {
  await sql`delete from price_watch where email = ${email}::text`.execute(db);
  await sql`delete from availability_watch where contact in (${email}::text, ${phone}::text)`.execute(db);
  await sql`delete from preorder where email = ${email}::text or phone = ${phone}::text`.execute(db);
  await sql`delete from subscription where email = ${email}::text`.execute(db);
  await sql`delete from form_request where email = ${email}::text or phone = ${phone}::text`.execute(db);
  await sql`delete from outbox_message where recipient in (${email}::text, ${phone}::text)`.execute(db);
  // The code stays in the books of the order that it was used for.
  await sql`update coupon set email = 'removed ' || code where email = ${email}::text`.execute(db);
}

async function removeAccount(db: Connection, account: Account): Promise<void> {
  const owner = provenOwnerOf(account);
  await forgetOrders(db, owner);
  await forgetTexts(db, owner);
  await forgetWishes(db, owner);
  // Sessions, addresses, keys, cart, favourites and the rest go with whom they belong to.
  await db.deleteFrom('account').where('id', '=', account.id).execute();
  await db.deleteFrom('shopper').where('id', '=', account.shopper_id).execute();
}

/** Removes the accounts whose time has come, each whole or not at all; one with an order under way waits for its end. */
export async function removeAccounts(db: Connection, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from account where removal_at <= ${now} and not exists (
      select from customer_order as o where o.shopper_id = account.shopper_id and o.status = any(${openStatuses}))
    order by removal_at limit ${batch}
  `.execute(db);
  for (const { id } of rows) {
    await inTransaction(db, async (transaction) => {
      const account = await lockAccount(transaction, id);
      // Its owner may have come back meanwhile.
      if (account?.removal_at && account.removal_at <= now) await removeAccount(transaction, account);
    });
  }
}

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index customer_order_email on customer_order (email) where email is not null`.execute(db);
  await sql`create index customer_order_phone on customer_order (phone)`.execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index customer_order_email, customer_order_phone`.execute(db);
}

/** Orders are found by what their shopper proves to be theirs. */
export const orderContacts: Migration = { up, down };

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // Null where nobody noted it: such a favourite is not told to be back.
  await sql`alter table favourite add column was_orderable boolean`.execute(db);
  // The link stays readable for its owner; it shows products and nothing of whose they are.
  await sql`create table favourite_share (
    shopper_id uuid primary key references shopper on delete cascade, token text not null unique, created_at timestamptz not null
  )`.execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table favourite_share`.execute(db);
  await sql`alter table favourite drop column was_orderable`.execute(db);
}

/** Whether a favourite could be bought when it was added, and the link under which an account shows its favourites. */
export const sharedFavourites: Migration = { up, down };

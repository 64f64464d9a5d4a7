import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // `delivery` is what a checkout sends, `address` the places that it named when it was kept.
  `create table account_address (
    id text primary key, account_id uuid not null references account on delete cascade, recipient jsonb not null,
    delivery jsonb not null, address jsonb not null, is_default boolean not null, created_at timestamptz not null
  )`,
  'create index account_address_account on account_address (account_id, created_at desc)',
  'create unique index account_address_default on account_address (account_id) where is_default',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table account_address').execute(db);
}

/** The delivery addresses of an account. */
export const addresses: Migration = { up, down };

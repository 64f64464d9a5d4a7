import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // An address watches a product once. Without `confirmed_at` it is a question; `asked_amount` takes effect with the answer.
  `create table price_watch (
    id text primary key, product_id int not null references product on delete cascade, email text not null,
    locale text not null check (locale in ('uk', 'ru')), token text not null unique,
    asked_amount bigint, asked_at timestamptz not null, target_amount bigint, seen_amount bigint,
    confirmed_at timestamptz, created_at timestamptz not null,
    unique (product_id, email)
  )`,
  'create index price_watch_unconfirmed on price_watch (asked_at) where confirmed_at is null',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table price_watch cascade').execute(db);
}

/** The recipients of price alerts. Amounts in kopiyky. */
export const priceWatch: Migration = { up, down };

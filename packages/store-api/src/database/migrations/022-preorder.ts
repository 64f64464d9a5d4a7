import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table preorder (
    id text primary key, number text not null unique, product_id int not null references product on delete cascade,
    quantity int not null check (quantity between 1 and 999), name text not null, phone text not null, email text,
    comment text, locale text not null check (locale in ('uk', 'ru')), created_at timestamptz not null
  )`,
  'create index preorder_product on preorder (product_id)',
  // Somebody waits for a product once, however often the button is pressed.
  `create table availability_watch (
    id text primary key, product_id int not null references product on delete cascade, contact text not null,
    locale text not null check (locale in ('uk', 'ru')), created_at timestamptz not null,
    unique (product_id, contact)
  )`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table availability_watch, preorder cascade').execute(db);
}

/** Pre-orders, and who waits for a product. */
export const preorder: Migration = { up, down };

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'create table shopper (id uuid primary key, created_at timestamptz not null)',
  `create table session (
    id text primary key, shopper_id uuid not null references shopper on delete cascade,
    seen_at timestamptz not null, expires_at timestamptz not null, tracking jsonb
  )`,
  'create index session_shopper on session (shopper_id)',
  'create index session_expires on session (expires_at)',
  `create table cart_line (
    shopper_id uuid not null references shopper on delete cascade,
    product_id int not null references product on delete cascade,
    quantity int not null check (quantity between 1 and 999),
    price_seen numeric(12, 2) not null, added_at timestamptz not null,
    primary key (shopper_id, product_id)
  )`,
  'create index cart_line_product on cart_line (product_id)',
  `create table favourite (
    shopper_id uuid not null references shopper on delete cascade,
    product_id int not null references product on delete cascade,
    price_then numeric(12, 2) not null, added_at timestamptz not null,
    primary key (shopper_id, product_id)
  )`,
  'create index favourite_product on favourite (product_id)',
  'create table translation (key text primary key, uk text not null, ru text not null)',
  'create table setting (key text primary key, value jsonb not null)',
  `create table redirect (
    from_path text primary key, to_path text not null, code int not null check (code in (301, 302, 410))
  )`,
  `create table content_entry (
    kind text not null, locale text not null check (locale in ('uk', 'ru')), key text not null, position int not null,
    body jsonb not null, primary key (kind, locale, key, position)
  )`,
  `create table popup_card (
    id text not null, locale text not null check (locale in ('uk', 'ru')), position int not null,
    is_active boolean not null, card jsonb not null, primary key (id, locale)
  )`,
];

const tables = 'popup_card, content_entry, redirect, setting, translation, favourite, cart_line, session, shopper';

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop table ${tables} cascade`).execute(db);
}

/** Sessions, carts, favourites, texts, settings, redirects and contents. */
export const core: Migration = { up, down };

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const forwards = [
  // Who used it is a text: an order may be anonymised or archived, its coupon stays used.
  `alter table coupon add column min_total numeric(12, 2) not null default 0, add column used_by text`,
  'create index coupon_used_by on coupon (used_by) where used_by is not null',
  `create table cart_coupon (
    shopper_id uuid primary key references shopper on delete cascade,
    code text not null references coupon on delete cascade, added_at timestamptz not null
  )`,
  `create table saved_line (
    shopper_id uuid not null references shopper on delete cascade, product_id int not null references product on delete cascade,
    quantity int not null check (quantity between 1 and 999), added_at timestamptz not null,
    primary key (shopper_id, product_id)
  )`,
  `create table shared_cart (
    token_hash text primary key, items jsonb not null, created_at timestamptz not null, expires_at timestamptz not null
  )`,
  'create index saved_line_product on saved_line (product_id)',
  'create index shared_cart_expires on shared_cart (expires_at)',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of forwards) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table shared_cart, saved_line, cart_coupon').execute(db);
  await sql.raw('alter table coupon drop column min_total, drop column used_by').execute(db);
}

/** Coupons in carts and used by orders, lines that are saved for later, and carts shared by a link. */
export const cart: Migration = { up, down };

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Money is kopiykas in whole numbers. Who ordered is a text of its own: an order outlives sessions and accounts.
  `create table customer_order (
    id text primary key, number text not null unique, shopper_id uuid references shopper on delete set null,
    status text not null, payment_method text not null, payment_state text not null, parts int, company jsonb,
    recipient jsonb not null, another_recipient jsonb, phone text not null, email text,
    delivery jsonb, address jsonb, pickup_point jsonb, delivery_price bigint not null, delivery_payer text not null, eta jsonb, ttn text,
    summary jsonb not null, total bigint not null check (total >= 0), coupon text, comment text,
    dont_call boolean not null, has_marketing_consent boolean not null,
    locale text not null check (locale in ('uk', 'ru')), created_at timestamptz not null,
    delivered_at timestamptz
  )`,
  'create index customer_order_shopper on customer_order (shopper_id, created_at desc)',
  "create index customer_order_unpaid on customer_order (created_at) where status = 'awaitingPayment'",
  `create table order_line (
    order_id text not null references customer_order on delete cascade, product_id int not null, position int not null,
    quantity int not null check (quantity between 1 and 999), price bigint not null, previous_price bigint,
    name jsonb not null, took_stock boolean not null, primary key (order_id, product_id)
  )`,
  `create table order_event (
    id int generated always as identity primary key, order_id text not null references customer_order on delete cascade,
    status text not null, at timestamptz not null, note jsonb
  )`,
  'create index order_event_order on order_event (order_id)',
  `create table order_token (
    token_hash text primary key, order_id text not null references customer_order on delete cascade,
    kind text not null check (kind in ('letter', 'track', 'feedback')), expires_at timestamptz not null
  )`,
  'create index order_token_order on order_token (order_id)',
  'create index order_token_expires on order_token (expires_at)',
  `create table payment_attempt (
    id text primary key, order_id text not null references customer_order on delete cascade, provider text not null,
    method text not null, parts int, amount bigint not null,
    state text not null check (state in ('pending', 'failed', 'paid', 'refunded')), failure text,
    created_at timestamptz not null, settled_at timestamptz, asked int not null default 0, ask_at timestamptz
  )`,
  'create index payment_attempt_order on payment_attempt (order_id)',
  "create index payment_attempt_pending on payment_attempt (ask_at) where state = 'pending'",
  `create table order_return (
    id text primary key, order_id text not null unique references customer_order on delete cascade, lines jsonb not null,
    iban text not null, comment text, created_at timestamptz not null
  )`,
  `create table order_feedback (
    order_id text primary key references customer_order on delete cascade, service int not null, delivery int not null,
    nps int not null, comment text, created_at timestamptz not null
  )`,
  `create table order_review (
    order_id text not null references customer_order on delete cascade, product_id int not null, rating int not null,
    body text, created_at timestamptz not null, primary key (order_id, product_id)
  )`,
  `create table checkout_draft (
    shopper_id uuid primary key references shopper on delete cascade, draft jsonb not null, updated_at timestamptz not null
  )`,
];

const tables =
  'checkout_draft, order_review, order_feedback, order_return, payment_attempt, order_token, order_event, order_line, customer_order';

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop table ${tables}`).execute(db);
}

/** Orders with their lines, events, links, payments, returns and feedback, and what of one is filled in so far. */
export const orders: Migration = { up, down };

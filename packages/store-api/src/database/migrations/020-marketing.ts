import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // An address is on a list once: of two subscriptions at the same time the second waits here and finds the first.
  `create table subscription (
    id uuid primary key, list text not null, email text not null, name text not null,
    locale text not null check (locale in ('uk', 'ru')), token_hash text not null unique,
    created_at timestamptz not null, marketing_since timestamptz, unsubscribed_at timestamptz,
    unique (list, email)
  )`,
  'create index subscription_email on subscription (email)',
  `create table coupon (
    code text primary key, reason text not null, email text not null,
    discount int not null check (discount between 1 and 99),
    created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz,
    unique (reason, email)
  )`,
  `create table form_request (
    id text primary key, event text not null, name text not null, phone text, email text, page text,
    locale text not null check (locale in ('uk', 'ru')), details jsonb not null, has_marketing_consent boolean not null,
    status text not null, created_at timestamptz not null
  )`,
  'create index form_request_created on form_request (created_at)',
  `create table outbox_message (
    id int generated always as identity primary key, channel text not null check (channel in ('email', 'sms')),
    recipient text not null, kind text not null, locale text not null check (locale in ('uk', 'ru')),
    subject text not null, body text not null, links text[] not null, created_at timestamptz not null
  )`,
  'create index outbox_message_created on outbox_message (created_at)',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table outbox_message, form_request, coupon, subscription cascade').execute(db);
}

/** Subscriptions with their coupons, what forms have sent, and messages on their way out. */
export const marketing: Migration = { up, down };

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // An account owns a shopper: cart and favourites are found the same way whether somebody is signed in or not.
  `create table account (
    id uuid primary key, shopper_id uuid not null unique references shopper on delete cascade,
    email text not null unique, email_confirmed_at timestamptz, phone text unique,
    first_name text not null, last_name text, middle_name text,
    locale text not null check (locale in ('uk', 'ru')), birthday text, company jsonb, roles text[] not null,
    has_email_consent boolean not null, has_sms_consent boolean not null, has_analytics_consent boolean not null,
    consents_at timestamptz not null, password_hash text not null, created_at timestamptz not null
  )`,
  `create table account_token (
    token_hash text primary key, kind text not null check (kind in ('recovery', 'confirm')),
    account_id uuid not null references account on delete cascade, email text not null,
    expires_at timestamptz not null
  )`,
  'create index account_token_account on account_token (account_id)',
  'create index account_token_expires on account_token (expires_at)',
  `create table sign_in_code (
    account_id uuid primary key references account on delete cascade, channel text not null, code_hash text not null,
    attempts_left int not null, sent_at timestamptz not null, expires_at timestamptz not null
  )`,
  `alter table session
    add column public_id uuid not null default gen_random_uuid(),
    add column created_at timestamptz not null default now(),
    add column device text not null default '',
    add column is_remembered boolean not null default true`,
  `create table compared_product (
    shopper_id uuid not null references shopper on delete cascade,
    product_id int not null references product on delete cascade,
    added_at timestamptz not null,
    primary key (shopper_id, product_id)
  )`,
  'create index compared_product_product on compared_product (product_id)',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table compared_product, sign_in_code, account_token, account cascade').execute(db);
  await sql
    .raw(
      'alter table session drop column public_id, drop column created_at, drop column device, drop column is_remembered',
    )
    .execute(db);
}

/** Accounts, the links and codes that open them, what a session knows of its device, and comparison. */
export const account: Migration = { up, down };

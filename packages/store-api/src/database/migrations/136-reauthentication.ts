import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const forwards = [
  // Of sessions from before nothing is known: their owners are asked once.
  'alter table session add column authenticated_at timestamptz',
  `alter table account add column phone_confirmed_at timestamptz, add column pending_email text, add column pending_phone text,
    add column removal_at timestamptz`,
  'create index account_removal on account (removal_at) where removal_at is not null',
  `create table phone_code (
    account_id uuid primary key references account on delete cascade, code_hash text not null, attempts_left int not null,
    sent_at timestamptz not null, expires_at timestamptz not null
  )`,
];

const backwards = [
  'drop table phone_code',
  'alter table account drop column phone_confirmed_at, drop column pending_email, drop column pending_phone, drop column removal_at',
  'alter table session drop column authenticated_at',
];

const run = (statements: readonly string[]) => async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** When somebody last showed who they are, and what of an account waits for its proof. */
export const reauthentication: Migration = { up: run(forwards), down: run(backwards) };

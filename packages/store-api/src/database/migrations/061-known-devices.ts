import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const code = `code_hash text not null, attempts_left int not null, sent_at timestamptz not null,
    expires_at timestamptz not null`;

const forwards = [
  `create table known_device (
    token_hash text not null, account_id uuid not null references account on delete cascade, seen_at timestamptz not null,
    primary key (token_hash, account_id)
  )`,
  'create index known_device_account on known_device (account_id)',
  'create index known_device_seen on known_device (seen_at)',
  // Codes live for five minutes: nothing is lost with those of before.
  'drop table sign_in_code',
  `create table sign_in_code (
    account_id uuid not null references account on delete cascade, device_hash text not null, channel text not null, ${code},
    primary key (account_id, device_hash)
  )`,
];

const backwards = [
  'drop table known_device, sign_in_code',
  `create table sign_in_code (
    account_id uuid primary key references account on delete cascade, channel text not null, ${code}
  )`,
];

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Devices that an account has signed in from, and codes that belong to the device that asked for them. */
export const knownDevices: Migration = {
  up: (db) => run(db, forwards),
  down: (db) => run(db, backwards),
};

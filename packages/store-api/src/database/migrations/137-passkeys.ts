import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const forwards = [
  // `credential_id` is the browser's name of the key; `counter` is how often the key says that it was used.
  `create table passkey (
    id text primary key, account_id uuid not null references account on delete cascade, credential_id text not null unique,
    public_key bytea not null, counter bigint not null, transports text[] not null, name text not null, is_synced boolean not null,
    created_at timestamptz not null, used_at timestamptz
  )`,
  'create index passkey_account on passkey (account_id)',
  `create table passkey_challenge (
    challenge_hash text primary key, kind text not null check (kind in ('add', 'signIn', 'confirm')), holder text not null,
    expires_at timestamptz not null
  )`,
  'create index passkey_challenge_expires on passkey_challenge (expires_at)',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of forwards) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table passkey_challenge, passkey').execute(db);
}

/** Keys of accounts, and the questions that browsers are asked for them with. */
export const passkeys: Migration = { up, down };

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table idempotency (
    shopper_id uuid not null references shopper on delete cascade, key text not null,
    request_hash text not null, status int, answer text, created_at timestamptz not null,
    primary key (shopper_id, key)
  )`,
  'create index idempotency_created on idempotency (created_at)',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table idempotency').execute(db);
}

/** Answers of writes that may be sent twice. */
export const idempotency: Migration = { up, down };

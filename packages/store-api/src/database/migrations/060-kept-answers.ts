import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const forwards = [
  // Keys that a process took and died with: what became of their writes is not known, and nobody is told so for ever.
  'delete from idempotency where status is null or answer is null',
  `alter table idempotency
    add owner text not null default '', add made_session boolean not null default false,
    alter status set not null, alter answer set not null`,
  'update idempotency set owner = shopper_id::text',
  'alter table idempotency drop constraint idempotency_pkey, add primary key (key, owner), alter owner drop default',
  'alter table idempotency alter shopper_id drop not null',
];

const backwards = [
  'delete from idempotency where shopper_id is null',
  `alter table idempotency
    drop constraint idempotency_pkey, drop owner, drop made_session,
    alter shopper_id set not null, alter status drop not null, alter answer drop not null,
    add primary key (shopper_id, key)`,
];

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A key is kept with the answer of a write that was done, also of a visitor who had no session before it. */
export const keptAnswers: Migration = {
  up: (db) => run(db, forwards),
  down: (db) => run(db, backwards),
};

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table replaced_session (id text primary key, replaced_at timestamptz not null)`.execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table replaced_session`.execute(db);
}

/** Sessions in whose place another one came: what was sent before its cookie arrived is told to come again. */
export const replacedSessions: Migration = { up, down };

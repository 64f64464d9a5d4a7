import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table feed (
    name text primary key, version uuid not null, previous_version uuid, etag text not null, fingerprint text not null,
    parts int not null, items int not null, made_at timestamptz not null
  )`,
  // Each part is a whole member of a gzip file: one after another they are that file.
  `create table feed_part (
    name text not null, version uuid not null, position int not null, body bytea not null, made_at timestamptz not null,
    primary key (name, version, position)
  )`,
  // It is compressed already.
  'alter table feed_part alter body set storage external',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table feed_part, feed').execute(db);
}

/** Feeds for others, written in the background and kept for all processes. */
export const feeds: Migration = { up, down };

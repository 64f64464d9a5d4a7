import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const forwards = [
  // Whose it is, is a text: a review's pictures and those of a request to take goods back lie in one table. No owner: not sent yet.
  `create table upload (
    id text primary key, created_at timestamptz not null, owner text, position smallint not null default 0,
    is_public boolean not null default false
  )`,
  'create index upload_owner on upload (owner, position) where owner is not null',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of forwards) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table upload').execute(db);
}

/** Pictures that shoppers upload. */
export const uploads: Migration = { up, down };

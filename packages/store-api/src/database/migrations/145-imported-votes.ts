import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'alter table review add column imported_up int not null default 0, add column imported_down int not null default 0',
    )
    .execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table review drop column imported_up, drop column imported_down').execute(db);
}

/** Votes that an import brought with a review: those of shoppers are counted on top of them. */
export const importedVotes: Migration = { up, down };

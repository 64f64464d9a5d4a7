import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempt add bank_reference text`.execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempt drop bank_reference`.execute(db);
}

/** A bank's name of a visit: some are asked about one by no other name. */
export const bankReference: Migration = { up, down };

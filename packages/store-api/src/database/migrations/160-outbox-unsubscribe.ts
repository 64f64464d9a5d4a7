import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_message add unsubscribe_url text`.execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_message drop unsubscribe_url`.execute(db);
}

/** The one-click unsubscribe address. */
export const outboxUnsubscribe: Migration = { up, down };

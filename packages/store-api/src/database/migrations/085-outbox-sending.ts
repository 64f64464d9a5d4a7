import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const forwards = [
  `alter table outbox_message
    add key uuid not null default gen_random_uuid(), add blocks jsonb, add claimed_until timestamptz, add expires_at timestamptz`,
  // They have waited for a sender that there was not: a code or a link that is good no more is not sent now.
  "update outbox_message set expires_at = created_at + interval '1 hour' where kind in ('code', 'recovery')",
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of forwards) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table outbox_message drop key, drop blocks, drop claimed_until, drop expires_at').execute(db);
}

/** A sender's input: a name of the message for all its tries, the letter's parts, who is sending it, and until when it is of use. */
export const outboxSending: Migration = { up, down };

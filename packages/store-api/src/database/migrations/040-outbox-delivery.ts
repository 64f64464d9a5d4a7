import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table outbox_message
    add state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    add attempts int not null default 0, add last_error text, add settled_at timestamptz`,
  // Few wait at a time, whatever has been sent.
  "create index outbox_message_waiting on outbox_message (id) where state = 'waiting'",
  'create index outbox_message_settled on outbox_message (settled_at) where settled_at is not null',
  'drop index outbox_message_created',
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index outbox_message_waiting, outbox_message_settled').execute(db);
  await sql.raw('create index outbox_message_created on outbox_message (created_at)').execute(db);
  const columns = ['state', 'attempts', 'last_error', 'settled_at'];
  await sql.raw(`alter table outbox_message ${columns.map((name) => `drop ${name}`).join(', ')}`).execute(db);
}

/** The status of a message: whether it waits, was sent or cannot be, and how often that was tried. */
export const outboxDelivery: Migration = { up, down };

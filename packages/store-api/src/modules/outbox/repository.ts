import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { OutboxMessageTable } from '../../database/schema-marketing.ts';
import { sendJob } from '../../jobs/repository.ts';
import { readStoreName } from '../shared/store-name.ts';
import { blocksSchema } from './blocks.ts';
import type { Message } from './message.ts';
import { sendMessage } from './send-message.ts';
import { sign } from './sign.ts';

/** How long a message is kept once it is sent or given up, in milliseconds: its links are as good as keys, and it names a person. */
const settledLifeMs = 7 * 86_400_000;

/** How long somebody who sends a message has it for himself, in seconds: longer than a mail server may take. */
const claimSeconds = 120;

/**
 * Keeps a message, signed with the store's name, and has it sent. With the transaction of the change that it tells of, there is
 * never one without the other.
 */
export async function addMessage(db: Connection, message: Message, now: Date): Promise<void> {
  const { channel, to: recipient, kind, locale, subject, links, blocks, lifeMs, unsubscribeUrl } = message;
  const body = sign(message, await readStoreName(db));
  const row = { channel, recipient, kind, locale, subject, body, links, created_at: now };
  const { id } = await db
    .insertInto('outbox_message')
    .values({
      ...row,
      blocks: blocks ? JSON.stringify(blocks) : null,
      expires_at: lifeMs === undefined ? null : new Date(now.getTime() + lifeMs),
      unsubscribe_url: unsubscribeUrl ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sendJob(db, sendMessage, { id });
}

/** A message with the moment it was written and what has become of it. */
export type KeptMessage = Omit<Message, 'lifeMs'> & {
  id: number;
  at: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  lastError: string | null;
  key: string;
  expiresAt: Date | null;
};

/** The latest messages, the newest first; `to` keeps those of one recipient. */
export async function readMessages(db: Connection, to: string | undefined): Promise<KeptMessage[]> {
  const rows = await db
    .selectFrom('outbox_message')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(toMessage);
}

/** One message; null where there is none. */
export async function readMessage(db: Connection, id: number): Promise<KeptMessage | null> {
  const row = await db.selectFrom('outbox_message').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMessage(row) : null;
}

/** Takes a message for sending; null where it is sent, or somebody else has it. One that was given up can be taken again. */
export async function claimMessage(db: Connection, id: number): Promise<KeptMessage | null> {
  const row = await db
    .updateTable('outbox_message')
    .set({ claimed_until: sql`now() + ${claimSeconds} * interval '1 second'` })
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst();
  return row ? toMessage(row) : null;
}

/** Messages of a channel that wait and that no job will send: what was written while there was nobody to send it. */
export async function findForgotten(db: Connection, channel: Message['channel']): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from outbox_message as message
    where state = 'waiting' and channel = ${channel} and not exists (
      select from pgboss.job
      where name = ${sendMessage.name} and state < 'completed' and (data ->> 'id')::bigint = message.id
    )
    order by id limit 500
  `.execute(db);
  return rows.map(({ id }) => id);
}

function toMessage(row: Selectable<OutboxMessageTable>): KeptMessage {
  const blocks = blocksSchema.safeParse(row.blocks).data;
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    kind: row.kind,
    locale: row.locale,
    subject: row.subject,
    text: row.body,
    links: row.links,
    at: row.created_at.toISOString(),
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    key: row.key,
    ...(blocks && { blocks }),
    ...(row.unsubscribe_url !== null && { unsubscribeUrl: row.unsubscribe_url }),
    expiresAt: row.expires_at,
  };
}

/** The outcome of one attempt: `error` says why it failed, `isFinal` that there will be no other. */
export type Attempt = { error: null } | { error: string; isFinal: boolean };

/** Writes down an attempt to send a message; one that is sent stays as it is. */
export async function recordAttempt(db: Connection, id: number, attempt: Attempt, now: Date): Promise<void> {
  const state = attempt.error === null ? 'sent' : attempt.isFinal ? 'failed' : 'waiting';
  await db
    .updateTable('outbox_message')
    .set((column) => ({
      state,
      attempts: column('attempts', '+', 1),
      last_error: attempt.error,
      settled_at: state === 'waiting' ? null : now,
      claimed_until: null,
    }))
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .execute();
}

/** Removes messages that were sent or given up long enough ago; one that waits stays, however old. */
export async function sweepMessages(db: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - settledLifeMs);
  await db.deleteFrom('outbox_message').where('settled_at', '<', before).execute();
}

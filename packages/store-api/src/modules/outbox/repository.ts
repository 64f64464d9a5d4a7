import type { Locale } from '@vitryna/contracts/constants';
import type { Connection } from '../../database/connection.ts';
import { readStoreName } from '../shared/store-name.ts';
import { sign } from './sign.ts';

/** A message in the language of its reader. */
export type Message = {
  channel: 'email' | 'sms';
  to: string;
  kind: string;
  locale: Locale;
  subject: string;
  text: string;
  links: string[];
};

/** How long a message is kept once it is sent or given up, in milliseconds: its links are as good as keys, and it names a person. */
const settledLifeMs = 7 * 86_400_000;

/**
 * Puts a message, signed with the store's name, into the table from which a sender takes it. With the transaction of the change that it tells of, there is
 * never one without the other.
 */
export async function addMessage(db: Connection, message: Message, now: Date): Promise<void> {
  const { to: recipient, text: _, ...rest } = message;
  const body = sign(message, await readStoreName(db));
  await db
    .insertInto('outbox_message')
    .values({ ...rest, recipient, body, created_at: now })
    .execute();
}

/** A message with the moment it was written and what has become of it. */
export type KeptMessage = Message & {
  id: number;
  at: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: number;
  lastError: string | null;
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
  return rows.map((row) => ({
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
  }));
}

/** What came of one attempt: `error` says why it failed, `isFinal` that there will be no other. */
export type Attempt = { error: null } | { error: string; isFinal: boolean };

/** Writes down an attempt to send a message that waits; one that is settled stays as it is. */
export async function recordAttempt(db: Connection, id: number, attempt: Attempt, now: Date): Promise<void> {
  const state = attempt.error === null ? 'sent' : attempt.isFinal ? 'failed' : 'waiting';
  await db
    .updateTable('outbox_message')
    .set((column) => ({
      state,
      attempts: column('attempts', '+', 1),
      last_error: attempt.error,
      settled_at: state === 'waiting' ? null : now,
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Removes messages that were sent or given up long enough ago; one that waits stays, however old. */
export async function sweepMessages(db: Connection, now: Date): Promise<void> {
  const before = new Date(now.getTime() - settledLifeMs);
  await db.deleteFrom('outbox_message').where('settled_at', '<', before).execute();
}

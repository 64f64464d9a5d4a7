import type { Locale } from '@vitryna/contracts/constants';
import type { Connection } from '../../database/connection.ts';

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

/** How long a message is kept, in milliseconds: its links are as good as keys, and it names a person. */
export const messageLifeMs = 7 * 86_400_000;

/**
 * Puts a message into the table from which a sender takes it. With the transaction of the change that it tells of, there is
 * never one without the other.
 */
export const addMessage = async (db: Connection, message: Message, now: Date): Promise<void> => {
  const { to: recipient, text: body, ...rest } = message;
  await db
    .insertInto('outbox_message')
    .values({ ...rest, recipient, body, created_at: now })
    .execute();
};

/** The latest messages, the newest first; `to` keeps those of one recipient. */
export const readMessages = async (db: Connection, to: string | undefined): Promise<(Message & { at: string })[]> => {
  const rows = await db
    .selectFrom('outbox_message')
    .selectAll()
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ channel, recipient, kind, locale, subject, body, links, created_at: at }) => ({
    channel,
    to: recipient,
    kind,
    locale,
    subject,
    text: body,
    links,
    at: at.toISOString(),
  }));
};

/** Removes messages that have been kept long enough. */
export const sweepMessages = async (db: Connection, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - messageLifeMs);
  await db.deleteFrom('outbox_message').where('created_at', '<', before).execute();
};

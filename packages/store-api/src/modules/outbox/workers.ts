import type { ShopClock } from '../../core/shop-clock.ts';
import type { Connection } from '../../database/connection.ts';
import { JobHopeless, type Worker, workOn } from '../../jobs/job.ts';
import { sendJob } from '../../jobs/repository.ts';
import { readStoreContacts } from '../shared/config.ts';
import { readStoreName } from '../shared/store-name.ts';
import type { Mailer } from './mailer.ts';
import { renderEmail, type Sender } from './render-email.ts';
import { claimMessage, findForgotten, readMessage, recordAttempt } from './repository.ts';
import { collectMessages, sendMessage } from './send-message.ts';

type Options = {
  db: Connection;
  clock: ShopClock;
  /** Null where there is no mail server: e-mails are kept then. */
  mailer: Mailer | null;
  /** How e-mails look. */
  look: Pick<Sender, 'url' | 'colours'>;
};

/**
 * Who sends messages. An e-mail is sent again only where nobody can know whether the server took it: when the connection or this process
 * ended between the e-mail's last byte and the server's answer. Text messages are kept until there is somebody to send them.
 */
export function createOutboxWorkers({ db, clock, mailer, look }: Options): Worker[] {
  const send = workOn(
    sendMessage,
    async ({ id }, { isLast }) => {
      const kept = await readMessage(db, id);
      if (kept === null || kept.state === 'sent' || kept.channel !== 'email' || mailer === null) return;
      const message = await claimMessage(db, id);
      if (message === null) throw new Error('somebody else is sending it');
      const record = (attempt: Parameters<typeof recordAttempt>[2]) => recordAttempt(db, id, attempt, clock.now());
      if (message.expiresAt && message.expiresAt <= clock.now()) {
        return record({ error: 'it was of no use any more', isFinal: true });
      }
      const { key, to, subject, text, locale, unsubscribeUrl = null } = message;
      const fromName = (await readStoreName(db))?.[locale] ?? new URL(look.url).hostname;
      try {
        await mailer.send({
          key,
          to,
          subject,
          text,
          fromName,
          replyTo: (await readStoreContacts(db)).email || null,
          unsubscribeUrl,
          html: renderEmail(message, { ...look, name: fromName }),
        });
      } catch (error) {
        await record({ error: String(error), isFinal: isLast || error instanceof JobHopeless });
        throw error;
      }
      return record({ error: null });
    },
    { concurrency: 4 },
  );
  const collect = workOn(
    collectMessages,
    async () => {
      if (mailer === null) return;
      for (const id of await findForgotten(db, 'email')) await sendJob(db, sendMessage, { id });
    },
    { cron: '*/10 * * * *' },
  );
  return [send, collect];
}

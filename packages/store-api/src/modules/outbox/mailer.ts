import { createTransport } from 'nodemailer';
import { JobHopeless } from '../../jobs/job.ts';

/** An e-mail on its way. */
export type Mail = {
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  fromName: string;
  /** The address of answers; null where they go to the sender. */
  replyTo: string | null;
  /** Takes the reader off what the e-mail is about, by one POST (RFC 8058); null where there is nothing to leave. */
  unsubscribeUrl: string | null;
};

/** Hands e-mails to a mail server. */
export type Mailer = {
  /** Resolves when the server has taken it. Throws `JobHopeless` when it refuses this e-mail for ever, another error when it may take it later. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** One address, and nothing that would be a second one or another header. */
const isAddress = (text: string): boolean => /^[^\s@,;:<>()"[\]\\\p{Cc}]+@[^\s@,;:<>()"[\]\\\p{Cc}]+$/u.test(text);
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const facts = (error: unknown): { responseCode?: unknown; command?: unknown } =>
  typeof error === 'object' && error !== null ? error : {};

/** It is this e-mail that the server will never take. A refused sign-in or sender is our setting, which somebody will mend. */
function isRefusedForEver(error: unknown): boolean {
  const { responseCode, command } = facts(error);
  return Number(responseCode) >= 500 && ['RCPT TO', 'DATA'].includes(String(command));
}

/** Makes the mailer for a server, `smtp://user:password@host:port` or `smtps://…`; `from` is the address of the sender. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const host = from.slice(from.indexOf('@') + 1);
  const transport = createTransport({ url, pool: true, maxConnections: 4, ...timeouts });
  return {
    async send({ key, to, subject, text, html, fromName, replyTo, unsubscribeUrl }) {
      if (!isAddress(to)) throw new JobHopeless('the recipient is not one address');
      try {
        await transport.sendMail({
          from: { name: oneLine(fromName), address: from },
          to: { name: '', address: to },
          envelope: { from, to: [to] },
          subject: oneLine(subject),
          text,
          html,
          // The same in every try: who gets it twice can tell that it is one letter.
          messageId: `<${key}@${host}>`,
          ...(replyTo !== null && isAddress(replyTo) && { replyTo: { name: oneLine(fromName), address: replyTo } }),
          ...(unsubscribeUrl !== null && { list: { unsubscribe: unsubscribeUrl } }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== null && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        if (isRefusedForEver(error)) throw new JobHopeless(`the mail server refused it: ${reasonOf(error)}`);
        throw new Error(`the mail server did not take it: ${reasonOf(error)}`);
      }
    },
    close: () => transport.close(),
  };
}

/** The server's message, or the network's error; without addresses, which are personal data. */
const reasonOf = (error: unknown): string =>
  oneLine(error instanceof Error ? error.message : String(error))
    .replace(/[^\s<>]+@[^\s<>]+/g, '…')
    .slice(0, 300);

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The server's reaction to an e-mail: takes it, refuses its recipient or itself, or hangs up before it has all of it or its answer. */
export type MailTrouble = { at: 'recipient' | 'data'; code: number } | { at: 'data' | 'answer'; code: 'hang up' };

/** A mail server of a test. */
export type TestMailServer = {
  url: string;
  /** E-mails as they came, in order. */
  taken: string[];
  /** The troubles of the next e-mails, one each. */
  troubles: MailTrouble[];
  close: () => Promise<void>;
};

const refusal = (responseCode: number) => Object.assign(new Error('not now'), { responseCode });

/** Starts a server that speaks SMTP, on `port` or a free one. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const taken: string[] = [];
  const troubles: MailTrouble[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      const [next] = troubles;
      if (next?.at !== 'recipient') return done();
      troubles.shift();
      done(refusal(next.code));
    },
    onData(stream, session, done) {
      const next = troubles.shift();
      const hangUp = () => {
        for (const connection of server.connections) {
          if ((connection as { session?: unknown }).session === session)
            (connection as { _socket?: { destroy: () => void } })._socket?.destroy();
        }
      };
      const chunks: Buffer[] = [];
      if (next?.code === 'hang up' && next.at === 'data') return hangUp();
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (next && next.code !== 'hang up') return done(refusal(next.code));
        taken.push(Buffer.concat(chunks).toString());
        if (next) return hangUp();
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    taken,
    troubles,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type BodyFault, type BodyLimit, readBody } from '../http/take-body.ts';
import type { Connections, Way } from './connections.ts';

/** A body that goes along: here whole, or read from the client while it is sent. */
export type OutgoingBody = Buffer | { from: IncomingMessage; res: ServerResponse; limit: BodyLimit };

export type AttemptInput = {
  connections: Connections;
  way: Way;
  /** Base address that is asked. */
  base: string;
  method: string;
  /** Below the base, with its query. */
  path: string;
  headers: OutgoingHttpHeaders;
  body: OutgoingBody;
  /** How long it may take to connect, and to begin an answer to what was sent, in milliseconds. */
  answerWithinMs: number;
  /** Nobody waits for the answer any more, and the request need not have been made. */
  signal: AbortSignal;
};

/**
 * What came of it. A failure says how far the request had come: to nobody (`unsent`), into a connection that had been closed meanwhile
 * (`stale`), or perhaps to the upstream (`sent`); and whether it failed by silence (`isLate`). `shut` was not tried: all are known to be
 * silent.
 */
export type Outcome =
  | { kind: 'answer'; answer: IncomingMessage }
  | { kind: 'failure'; base: string; error: Error; stage: 'unsent' | 'stale' | 'sent'; isLate: boolean }
  | { kind: 'shut' }
  | { kind: 'fault'; fault: BodyFault };

/** An answer that has begun may pause for so long, and a body on its way, in milliseconds. */
const pauseMs = 30_000;

/** Sends a request to one address, once. */
export function attempt(input: AttemptInput): Promise<Outcome> {
  const { connections, way, base, method, path, headers, body, answerWithinMs, signal } = input;
  const url = new URL(base);
  const isHttps = url.protocol === 'https:';
  return new Promise((resolve) => {
    let isSent = false;
    let isLate = false;
    const outgoing = (isHttps ? httpsRequest : httpRequest)({
      agent: connections.agent(url.protocol, way),
      protocol: url.protocol,
      hostname: url.hostname,
      port: url.port,
      method,
      path: `${url.pathname.replace(/\/$/, '')}${path}`,
      headers: { ...headers, host: url.host },
      timeout: pauseMs,
      signal,
    });
    let timer: NodeJS.Timeout | undefined;
    const giveUp = (ms: number) => {
      isLate = true;
      outgoing.destroy(new Error(`no answer within ${ms} ms`));
    };
    const awaitAnswer = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, answerWithinMs, answerWithinMs);
    };
    outgoing.on('timeout', () => giveUp(pauseMs));
    outgoing.on('close', () => clearTimeout(timer));
    outgoing.on('error', (error) => {
      const stage = !isSent ? 'unsent' : outgoing.reusedSocket && !isLate ? 'stale' : 'sent';
      resolve({ kind: 'failure', base, error, stage, isLate });
    });
    outgoing.on('response', (answer) => {
      clearTimeout(timer);
      resolve({ kind: 'answer', answer });
    });
    outgoing.on('socket', (socket) => {
      awaitAnswer();
      const send = () => {
        isSent = true;
        if (Buffer.isBuffer(body)) return;
        // The client's pace is not the upstream's: that one's time begins when it has the whole body.
        clearTimeout(timer);
        outgoing.once('finish', awaitAnswer);
        stream(outgoing, body, (fault) => resolve({ kind: 'fault', fault }));
      };
      if (outgoing.reusedSocket) send();
      else socket.once(isHttps ? 'secureConnect' : 'connect', send);
    });
    if (Buffer.isBuffer(body)) outgoing.end(body.length > 0 ? body : undefined);
    else outgoing.flushHeaders();
  });
}

function stream(
  outgoing: ReturnType<typeof httpRequest>,
  { from, res, limit }: Exclude<OutgoingBody, Buffer>,
  onFault: (fault: BodyFault) => void,
): void {
  const stop = readBody(from, res, {
    limit,
    onData(chunk) {
      if (outgoing.write(chunk)) return;
      from.pause();
      outgoing.once('drain', () => from.resume());
    },
    onEnd: () => outgoing.end(),
    onFault(fault) {
      outgoing.destroy();
      onFault(fault);
    },
  });
  // An upstream that has said no takes no more.
  outgoing.once('close', stop);
}

import type { IncomingMessage } from 'node:http';
import { keptSinceHeader } from '@vitryna/contracts/constants';
import { askInTurn } from './ask-in-turn.ts';
import { attempt } from './attempt.ts';
import type { Backends } from './backends.ts';
import { createConnections } from './connections.ts';

/** One answer of an upstream; `body` is undefined where it was not JSON. */
export type JsonAnswer = {
  status: number;
  body: unknown;
  etag: string | null;
  bytes: number;
  /** Since when it may be out of date, as the content service says. */
  keptSince?: string | null;
};

export type JsonRequest = {
  path: string;
  signal: AbortSignal;
  etag?: string | null;
  /** The visitor's session, for what is the visitor's own. */
  cookie?: string | undefined;
};

/** Reads JSON; one address that does not answer is followed by the next. Rejects when there is no whole answer. */
export type JsonClient = { get: (request: JsonRequest) => Promise<JsonAnswer>; close: () => void };

/** Bytes of an answer that is still read. */
const maxAnswerBytes = 16 * 1024 * 1024;
const maxSockets = 64;
/** The caller has a shorter limit of its own. */
const answerWithinMs = 30_000;

export type JsonClientOptions = {
  backends: Backends;
  /** Below the base address: `/user`. */
  path: string;
  secret: string | null;
  /** Header by which the upstream finds the span that asks. */
  traceparent: () => string | null;
  /** Further headers of each request. */
  headers?: () => Record<string, string>;
};

/** JSON over kept-alive connections: `node:http` directly, because a page asks several times per render. */
export function createJsonClient({
  backends,
  path: prefix,
  secret,
  traceparent,
  headers: further,
}: JsonClientOptions): JsonClient {
  const connections = createConnections(maxSockets);

  return {
    async get({ path, signal, etag, cookie }) {
      const headers: Record<string, string> = { Accept: 'application/json', ...further?.() };
      if (secret) headers['X-Gateway-Secret'] = secret;
      const trace = traceparent();
      if (trace) headers.traceparent = trace;
      if (etag) headers['If-None-Match'] = etag;
      if (cookie) headers.Cookie = cookie;
      const request = {
        connections,
        method: 'GET',
        path: prefix + path,
        headers,
        body: Buffer.alloc(0),
        answerWithinMs,
        signal,
      };
      const outcome = await askInTurn({
        backends,
        repeatable: 'always',
        isGone: () => signal.aborted,
        send: (base, way) => attempt({ ...request, base, way }),
      });
      if (outcome.kind === 'answer') return readAnswer(outcome.answer, prefix);
      throw outcome.kind === 'failure' ? outcome.error : new Error(`gateway: ${prefix} is not asked (${outcome.kind})`);
    },
    close: connections.close,
  };
}

/** Reads a whole answer; `prefix` names the upstream. */
export function readAnswer(answer: IncomingMessage, prefix: string): Promise<JsonAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxAnswerBytes) answer.destroy(new Error(`gateway: ${prefix} answers more than 16 MiB`));
      else chunks.push(chunk);
    });
    answer.on('error', reject);
    answer.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      let body: unknown;
      try {
        body = text === '' ? undefined : JSON.parse(text);
      } catch {
        body = undefined;
      }
      const { etag = null, [keptSinceHeader]: keptSince } = answer.headers;
      const since = new Date(String(keptSince || Number.NaN));
      const isKept = !Number.isNaN(since.getTime());
      resolve({ status: answer.statusCode ?? 0, body, etag, bytes, keptSince: isKept ? since.toISOString() : null });
    });
  });
}

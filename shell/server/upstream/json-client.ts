import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Backends } from './backends.ts';

/** One answer of an upstream; `body` is undefined where it was not JSON. */
export type JsonAnswer = { status: number; body: unknown; etag: string | null; bytes: number };

export type JsonRequest = { path: string; signal: AbortSignal; etag?: string | null };

/** Reads JSON; one address that does not answer is followed by the next. Rejects when there is no whole answer. */
export type JsonClient = { get: (request: JsonRequest) => Promise<JsonAnswer>; close: () => void };

/** Bytes of an answer that is still read. */
const maxAnswerBytes = 16 * 1024 * 1024;

export type JsonClientOptions = {
  backends: Backends;
  /** Below the base address: `/user`. */
  path: string;
  secret: string | null;
};

/** JSON over kept-alive connections: `node:http` directly, because a page asks several times per render. */
export function createJsonClient({ backends, path: prefix, secret }: JsonClientOptions): JsonClient {
  const kept = { keepAlive: true, maxSockets: 64, keepAliveMsecs: 5000 };
  const agents = { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) };

  const attempt = ({ path, signal, etag }: JsonRequest, [base = '', ...others]: string[], isRetry: boolean) =>
    new Promise<JsonAnswer>((resolve, reject) => {
      const { protocol, hostname, port, pathname } = new URL(base);
      const isHttps = protocol === 'https:';
      const target = { agent: agents[isHttps ? 'https:' : 'http:'], protocol, hostname, port };
      const headers: Record<string, string> = { Accept: 'application/json' };
      if (secret) headers['X-Gateway-Secret'] = secret;
      if (etag) headers['If-None-Match'] = etag;
      const request = isHttps ? httpsRequest : httpRequest;
      const options = { ...target, path: pathname.replace(/\/$/, '') + prefix + path, headers, signal };
      const outgoing = request(options, (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maxAnswerBytes) response.destroy(new Error(`gateway: ${base}${prefix} answers more than 16 MiB`));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          let body: unknown;
          try {
            body = text === '' ? undefined : JSON.parse(text);
          } catch {
            body = undefined;
          }
          resolve({ status: response.statusCode ?? 0, body, etag: response.headers.etag ?? null, bytes });
        });
      });
      outgoing.on('error', (error) => {
        // The upstream closed an idle connection just as it was used again: not a failure, once more on a new one.
        const isStaleSocket = outgoing.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
        const next = isStaleSocket && !isRetry ? [base, ...others] : others;
        if (!signal.aborted && next === others) backends.leaveOut(base);
        if (signal.aborted || next.length === 0) reject(error);
        else attempt({ path, signal, etag: etag ?? null }, next, next !== others).then(resolve, reject);
      });
      outgoing.end();
    });

  return {
    get: (input) => attempt(input, backends.order(), false),
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** One answer of an upstream; `body` is undefined where it was not JSON. */
export type JsonAnswer = { status: number; body: unknown; etag: string | null; bytes: number };

export type JsonRequest = { path: string; signal: AbortSignal; etag?: string | null };

/** Reads JSON from one base address. Rejects when there is no whole answer. */
export type JsonClient = { get: (request: JsonRequest) => Promise<JsonAnswer>; close: () => void };

/** Bytes of an answer that is still read. */
const maxAnswerBytes = 16 * 1024 * 1024;

/** JSON over kept-alive connections: `node:http` directly, because a page asks several times per render. */
export function createJsonClient(base: string, secret: string | null): JsonClient {
  const url = new URL(base);
  const isHttps = url.protocol === 'https:';
  const agent = new (isHttps ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 64, keepAliveMsecs: 5000 });
  const request = isHttps ? httpsRequest : httpRequest;
  const target = { agent, protocol: url.protocol, hostname: url.hostname, port: url.port };
  const basePath = url.pathname.replace(/\/$/, '');

  const attempt = ({ path, signal, etag }: JsonRequest, isRetry: boolean): Promise<JsonAnswer> =>
    new Promise((resolve, reject) => {
      const headers: Record<string, string> = { Accept: 'application/json' };
      if (secret) headers['X-Gateway-Secret'] = secret;
      if (etag) headers['If-None-Match'] = etag;
      const outgoing = request({ ...target, path: basePath + path, headers, signal }, (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maxAnswerBytes) response.destroy(new Error(`gateway: ${base}${path} answers more than 16 MiB`));
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
        if (isStaleSocket && !isRetry) attempt({ path, signal, etag: etag ?? null }, true).then(resolve, reject);
        else reject(error);
      });
      outgoing.end();
    });

  return { get: (input) => attempt(input, false), close: () => agent.destroy() };
}

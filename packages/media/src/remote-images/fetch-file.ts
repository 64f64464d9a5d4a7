import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Target } from './target.ts';

/** Readable calls of another service. */
export type FetchLimits = { maxBytes: number; timeoutMs: number };

/** Why a file was not read. After some failures the whole host is left alone for a while. */
export class FetchFailure extends Error {
  readonly isOfHost: boolean;

  constructor(reason: string, { isOfHost, cause }: { isOfHost: boolean; cause?: unknown }) {
    super(`media: ${reason}`, { cause });
    this.isOfHost = isOfHost;
  }
}

const headers = {
  Accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'Accept-Encoding': 'identity',
  'User-Agent': 'vitryna-media',
};

/**
 * Reads one file. Redirects are not followed: they could lead anywhere. `lookup` finds the addresses of names that may not be private.
 * Rejects with a {@link FetchFailure}.
 */
export function fetchFile({ url, mayBePrivate }: Target, limits: FetchLimits, lookup: LookupFunction): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const fail = (reason: string, isOfHost: boolean, cause?: unknown) =>
    reject(new FetchFailure(`${url.host} ${reason}`, { isOfHost, cause }));
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    headers,
    signal,
    // A connection that is kept would not be looked up again.
    agent: false,
    ...(!mayBePrivate && { lookup }),
  });
  request.on('error', (cause) =>
    fail(signal.aborted ? `takes longer than ${limits.timeoutMs} ms` : 'does not answer', true, cause),
  );
  request.on('response', (answer) => {
    const { statusCode = 0, headers: said } = answer;
    const refuse = (reason: string, isOfHost = false) => {
      fail(reason, isOfHost);
      request.destroy();
    };
    if (statusCode !== 200) return refuse(`answers ${statusCode}`, statusCode >= 500 || statusCode === 429);
    if (Number(said['content-length'] ?? 0) > limits.maxBytes)
      return refuse(`sends more than ${limits.maxBytes} bytes`);
    const chunks: Buffer[] = [];
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.maxBytes) refuse(`sends more than ${limits.maxBytes} bytes`);
      else chunks.push(chunk);
    });
    answer.on('error', (cause) => fail('breaks off', true, cause));
    answer.on('end', () => resolve(Buffer.concat(chunks)));
  });
  request.end();
  return promise;
}

import type { IncomingMessage } from 'node:http';
import { createByteCache } from '../http/byte-cache.ts';
import { ownBytes } from '../http/own-bytes.ts';
import { type FlatHeaders, noSniff, type RequestContext, send, sendNotModified } from '../http/request-context.ts';

type Medium = { etag: string | null; headers: FlatHeaders; bytes: Buffer };

/** Pictures that never change, kept in memory after they passed once. */
export type MediaCache = {
  /** Bytes that are kept. */
  bytes: () => number;
  /** Answers from memory; false when it cannot. */
  serve: (context: RequestContext) => boolean;
  /** Keeps an answer that is marked immutable while it is streamed on. */
  record: (context: RequestContext, answer: IncomingMessage) => void;
};

/** The size of a picture's headers. */
const headerBytes = 500;
const keptHeaders = ['content-type', 'cache-control', 'etag', 'last-modified', 'vary', 'access-control-allow-origin'];

/** Makes the cache; nothing larger than 1 MiB is kept in it. */
export function createMediaCache(maxBytes: number): MediaCache {
  const kept = createByteCache<Medium>(maxBytes, ({ bytes }) => bytes.length + headerBytes);
  const maxMediumBytes = 1024 * 1024;

  return {
    bytes: () => kept.calculatedSize,

    serve(context) {
      const { req, pathname, search } = context;
      if (search !== '' || (req.method !== 'GET' && req.method !== 'HEAD') || req.headers.range) return false;
      const medium = kept.get(pathname);
      if (!medium) return false;
      context.facts.cache = 'hit';
      if (medium.etag && sendNotModified(context, medium.etag, medium.headers)) return true;
      send(context, 200, medium.headers, medium.bytes);
      return true;
    },

    record({ req, pathname, search }, answer) {
      const { headers } = answer;
      const isImmutable = headers['cache-control']?.includes('immutable') && !headers['content-encoding'];
      if (req.method !== 'GET' || search !== '' || answer.statusCode !== 200 || !isImmutable || headers['set-cookie'])
        return;
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= maxMediumBytes) chunks.push(chunk);
      });
      answer.on('end', () => {
        if (!answer.complete || bytes > maxMediumBytes) return;
        const flat = keptHeaders.flatMap((name) => (headers[name] === undefined ? [] : [name, String(headers[name])]));
        kept.set(pathname, {
          etag: headers.etag ?? null,
          headers: [...flat, ...noSniff],
          bytes: ownBytes(Buffer.concat(chunks)),
        });
      });
    },
  };
}

import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { cleanHtml } from '@vitryna/clean-html';
import { htmlKeys } from '@vitryna/contracts/content';
import type { Log } from '../base/log.ts';
import type { JsonClient } from './json-client.ts';

/** Cleans all answers of the content service: renders of pages and tabs read the same. */
export type ContentCleaner = {
  /** The client with answers that are clean. */
  over: (client: JsonClient, base: '/user' | '/api') => JsonClient;
  /** The JSON that passes through, clean; ends in an error where it is no JSON or too much of it. */
  stream: (path: string) => Transform;
};

/** Bytes of an answer that is still proxied. */
const maxAnswerBytes = 16 * 1024 * 1024;
const known = new Set<string>(htmlKeys);

/** Calls of the store API whose answers hold HTML, too: a category's own texts. */
const ownTexts = '/catalog/category/contents';

/** Whether what is answered at an address holds HTML. */
export const holdsHtml = (pathname: string): boolean => pathname.startsWith('/api/') || pathname === `/user${ownTexts}`;

/** Whether an answer is JSON as it is read here; in another charset, or packed, a browser would read something else. */
export const isCleanable = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /^application\/(?:[\w.-]+\+)?json(?:\s*;\s*charset="?utf-8"?)?\s*$/i.test(headers['content-type'] ?? '') &&
  (headers['content-encoding'] ?? 'identity') === 'identity';

/** Cleans the texts below the keys of HTML, at any depth and in place; `onLeftOut` is told of a text that is emptied. */
export function cleanContent(value: unknown, onLeftOut: (key: string) => void, isHtml = false): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const isBelow = isHtml || known.has(key);
    if (typeof item !== 'string') cleanContent(item, onLeftOut, isBelow);
    else if (isBelow) {
      const clean = cleanHtml(item);
      if (clean === null) onLeftOut(key);
      (value as Record<string, unknown>)[key] = clean ?? '';
    }
  }
}

/** Makes the cleaner; the log hears of texts that are left out. */
export function createContentCleaner(log: Log): ContentCleaner {
  const clean = (path: string, body: unknown): unknown => {
    cleanContent(body, (key) => log.warn('a text of the content service is left out', { path, key }));
    return body;
  };

  return {
    over: ({ get, close }, base) => ({
      get: async (request) => {
        const path = request.path.split('?', 1)[0] ?? '';
        const answer = await get(request);
        return holdsHtml(base + path) ? { ...answer, body: clean(path, answer.body) } : answer;
      },
      close,
    }),
    stream: (path) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      return new Transform({
        transform(chunk: Buffer, _, done) {
          bytes += chunk.length;
          if (bytes > maxAnswerBytes) return done(new Error('gateway: an answer of the content service is too long'));
          chunks.push(chunk);
          done();
        },
        flush(done) {
          try {
            done(null, JSON.stringify(clean(path, JSON.parse(Buffer.concat(chunks).toString('utf8')))));
          } catch (error) {
            done(error as Error);
          }
        },
      });
    },
  };
}

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A serialised answer, in bytes because encoding 80 KB of Cyrillic costs more than sending them, and its strong ETag. */
export type Answer = { body: Uint8Array<ArrayBuffer>; etag: string };

/** An answer as a call made it, and for how many milliseconds it is true: forever where its call named no end. */
export type MadeAnswer = { text: string; validMs: number };

/** Answers that are the same for everybody, kept in the process within a bound of bytes. */
export type AnswerCache = {
  /** Finds or makes the answer of `key`; requests that arrive while it is made share the one computation. */
  read: (key: string, make: () => Promise<MadeAnswer>) => Promise<Answer>;
  /** Forgets everything: called when catalogue, contents or texts change. */
  clear: () => void;
};

type Entry = Answer & { expiresAt: number };

/** The size of an answer: its bytes, its key, and what records and tables need for it. */
const costOf = ({ body }: Answer, key: string): number => body.length + key.length * 2 + 500;

/** Strong ETag of a body: its SHA-1 (contract §0). */
const etagOf = (body: Uint8Array): string => `"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * Makes the cache. `generation` names the state of the data: an answer of another generation is not used. `maxAgeMs` is
 * how late a change that nobody announced (another process) is seen.
 */
export function createAnswerCache(options: {
  maxBytes: number;
  maxAgeMs: number;
  generation: () => string | number;
  now: () => number;
}): AnswerCache {
  // One answer must not push most others out.
  const entries = new LRUCache<string, Entry>({
    maxSize: Math.max(options.maxBytes, 1),
    maxEntrySize: Math.max(Math.floor(options.maxBytes / 4), 1),
    sizeCalculation: costOf,
  });
  const making = new Map<string, Promise<Answer>>();
  let epoch = 0;

  const compute = async (key: string, make: () => Promise<MadeAnswer>): Promise<Answer> => {
    const { text, validMs } = await make();
    const body = new TextEncoder().encode(text);
    const answer = { body, etag: etagOf(body) };
    entries.set(key, { ...answer, expiresAt: options.now() + Math.min(options.maxAgeMs, validMs) });
    return answer;
  };

  return {
    read: (key, make) => {
      // The epoch keeps an answer that was being made while the data changed from being kept after the change.
      const generationKey = `${epoch} ${options.generation()} ${key}`;
      const known = entries.get(generationKey);
      if (known !== undefined && known.expiresAt > options.now()) return Promise.resolve(known);
      const pending = making.get(generationKey);
      if (pending !== undefined) return pending;
      const promise = compute(generationKey, make).finally(() => {
        if (making.get(generationKey) === promise) making.delete(generationKey);
      });
      making.set(generationKey, promise);
      return promise;
    },
    clear: () => {
      entries.clear();
      making.clear();
      epoch += 1;
    },
  };
}

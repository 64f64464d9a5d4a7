import type { BoundedCache } from './bounded-cache.ts';
import { isKeepableFile } from './policy.ts';

type Options = { cache: BoundedCache; fetch: typeof fetch };

export type Files = {
  /** Immutable files come from the cache, the first time from the network; `last` is given the keeping of it. */
  answer: (request: Request, last: (work: Promise<void>) => void) => Promise<Response>;
  /** Fetches what is not kept yet, one after another and behind everything else; `integrity` is checked where it is known. */
  fetchAndKeep: (files: { address: string; integrity?: string }[]) => Promise<void>;
};

/** Files or pictures under addresses that never change their contents. */
export function createFiles({ cache, fetch }: Options): Files {
  return {
    async answer(request, last) {
      const kept = await cache.find(request.url);
      if (kept) return kept;
      const answer = await fetch(request);
      if (isKeepableFile(answer)) last(cache.put(request.url, answer.clone()));
      return answer;
    },

    async fetchAndKeep(files) {
      for (const { address, integrity } of files) {
        if (await cache.has(address)) continue;
        const answer = await fetch(address, { priority: 'low', ...(integrity && { integrity }) }).catch(() => null);
        if (answer && isKeepableFile(answer)) await cache.put(address, answer);
      }
    },
  };
}

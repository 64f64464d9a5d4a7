import { LRUCache } from 'lru-cache';

/** Recent failures that are not retried yet, by name. */
export type Failures = {
  /** Throws what is known of one of the names. */
  throwKnown: (...names: string[]) => void;
  note: (error: unknown, ...names: string[]) => void;
};

/** How long nothing is tried again, in milliseconds: pictures come back, and a host that is down costs every try its time. */
const restMs = 30_000;
const maxKnown = 2000;

/** Remembers failures for half a minute, a bounded number of them. */
export function createFailures(now: () => number = Date.now): Failures {
  const known = new LRUCache<string, { error: unknown; until: number }>({ max: maxKnown });
  return {
    throwKnown: (...names) => {
      for (const name of names) {
        const failure = known.get(name);
        if (failure && failure.until > now()) throw failure.error;
        known.delete(name);
      }
    },
    note: (error, ...names) => {
      for (const name of names) known.set(name, { error, until: now() + restMs });
    },
  };
}

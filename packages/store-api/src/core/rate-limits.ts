import { LRUCache } from 'lru-cache';
import { Failure } from './failure.ts';

/** So many requests in so many milliseconds. */
export type RateLimit = {
  requests: number;
  windowMs: number;
  /** So many in a day besides. */
  perDay?: number;
  /** How many times as much an address, or a user name, may have that many others ask for: 10 where nothing is said. */
  share?: number;
};

/** The rate limits (contract §0): all calls, suggestions, forms, and the calls with which somebody could guess or pester. */
export type LimitName =
  | 'reads'
  | 'suggest'
  | 'forms'
  | 'signIn'
  | 'code'
  | 'username'
  | 'recovery'
  | 'coupon'
  | 'share'
  | 'orders'
  | 'track'
  | 'uploads';

/** The limits by name; one that is missing or null is switched off. */
export type RateLimits = Partial<Record<LimitName, RateLimit | null>>;

const dayMs = 86_400_000;

/**
 * Lets a burst of the whole limit through, then one request each time its share of the window has passed. It keeps one number
 * per key, for at most `capacity` keys; the longest unused go first.
 */
export function createLimiter(limit: Pick<RateLimit, 'requests' | 'windowMs'>, capacity = 50_000) {
  const interval = limit.windowMs / limit.requests;
  /** When the key will have its whole limit again. */
  // Counted as sizes: with `max` the tables of all limits would take their whole memory at once.
  const restoredAt = new LRUCache<string, number>({ maxSize: capacity, sizeCalculation: () => 1 });
  /** Counts one request; returns 0, or how many seconds later it is worth trying again. */
  return (key: string, now: number): number => {
    const restored = Math.max(restoredAt.get(key) ?? now, now);
    const waitMs = restored + interval - limit.windowMs - now;
    restoredAt.set(key, waitMs > 0 ? restored : restored + interval);
    return Math.max(0, Math.ceil(waitMs / 1000));
  };
}

/** An address may hold so many sessions' worth of requests: inventing `sid` cookies does not lift the limit. */
const shareOfMany = 10;

/**
 * Whose request is counted: an address, and there its session or the user name that it asks for; or somebody who is known already,
 * for whom nothing counts that a stranger does.
 */
export type Counted = { address: string; sid: string } | { address: string; username: string } | { known: string };

/** Counts requests by limit. */
export type Limits = {
  /** Counts one; returns 0, or how many seconds later it is worth trying again. */
  take: (name: LimitName, counted: Counted) => number;
  /** Forgets everything that was counted. */
  reset: () => void;
};

/** The limit within its window and within a day. */
function createCounter({ requests, windowMs, perDay }: RateLimit, times = 1) {
  const inWindow = createLimiter({ requests: requests * times, windowMs });
  const inDay = perDay === undefined ? null : createLimiter({ requests: perDay * times, windowMs: dayMs });
  return (key: string, now: number): number => inWindow(key, now) || (inDay?.(key, now) ?? 0);
}

/** Makes the counters; `now` is a clock in milliseconds that never goes back. They are this process's own. */
export function createLimits(limits: RateLimits, now: () => number): Limits {
  const create = (limit: RateLimit) => {
    const { share = shareOfMany } = limit;
    return {
      perPair: createCounter(limit),
      perAddress: createCounter(limit, share),
      perUsername: createCounter(limit, share),
      perKnown: createCounter(limit),
    };
  };
  const counters = new Map<LimitName, ReturnType<typeof create>>();
  return {
    take: (name, counted) => {
      const limit = limits[name];
      if (!limit) return 0;
      const counter = counters.get(name) ?? create(limit);
      counters.set(name, counter);
      const at = now();
      if ('known' in counted) return counter.perKnown(counted.known, at);
      const { address } = counted;
      if ('sid' in counted) {
        return counter.perAddress(address, at) || counter.perPair(`${address} ${counted.sid.slice(0, 64)}`, at);
      }
      // The pair first: what one address may not ask any more is not counted against the owner of the name.
      const { username } = counted;
      return (
        counter.perPair(`${address} ${username}`, at) ||
        counter.perAddress(address, at) ||
        counter.perUsername(username, at)
      );
    },
    reset: () => counters.clear(),
  };
}

/** 429: worth trying again after so many seconds. */
export const tooMany = (seconds: number) => new Failure('tooMany', { headers: { 'retry-after': String(seconds) } });

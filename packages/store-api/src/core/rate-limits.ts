import { Failure } from './failure.ts';

/** So many requests in so many milliseconds. */
export type RateLimit = { requests: number; windowMs: number };

/** What is limited (contract §0): all calls, suggestions, forms, and the calls with which somebody could guess or pester. */
export type LimitName = 'reads' | 'suggest' | 'forms' | 'signIn' | 'username' | 'recovery';

/** The limits by name; one that is missing or null is switched off. */
export type RateLimits = Partial<Record<LimitName, RateLimit | null>>;

/**
 * Lets a burst of the whole limit through, then one request each time its share of the window has passed. It keeps one number
 * per key, for at most `capacity` keys; the longest unused go first.
 */
export function createLimiter(limit: RateLimit, capacity = 50_000) {
  const interval = limit.windowMs / limit.requests;
  /** When the key will have its whole limit again. */
  const restoredAt = new Map<string, number>();
  /** Counts one request; returns 0, or how many seconds later it is worth trying again. */
  return (key: string, now: number): number => {
    const restored = Math.max(restoredAt.get(key) ?? now, now);
    const waitMs = restored + interval - limit.windowMs - now;
    restoredAt.delete(key);
    restoredAt.set(key, waitMs > 0 ? restored : restored + interval);
    const [oldest] = restoredAt.keys();
    if (restoredAt.size > capacity && oldest !== undefined) restoredAt.delete(oldest);
    return Math.max(0, Math.ceil(waitMs / 1000));
  };
}

/**
 * An address may hold this many sessions' (or user names') worth of requests: inventing `sid` cookies does not lift the
 * limit. So may a user name that many addresses ask for.
 */
const shareOfMany = 10;

/** Whose request is counted: the device's address, and there its session or the user name that it asks for. */
export type Counted = { address: string; sid: string } | { address: string; username: string };

/** Counts requests by limit. */
export type Limits = {
  /** Counts one; returns 0, or how many seconds later it is worth trying again. */
  take: (name: LimitName, counted: Counted) => number;
  /** Forgets everything that was counted. */
  reset: () => void;
};

/** Makes the counters; `now` is a clock in milliseconds that never goes back. They are this process's own. */
export function createLimits(limits: RateLimits, now: () => number): Limits {
  const create = (limit: RateLimit) => {
    const wide = { ...limit, requests: limit.requests * shareOfMany };
    return { perPair: createLimiter(limit), perAddress: createLimiter(wide), perUsername: createLimiter(wide) };
  };
  const counters = new Map<LimitName, ReturnType<typeof create>>();
  return {
    take: (name, counted) => {
      const limit = limits[name];
      if (!limit) return 0;
      const counter = counters.get(name) ?? create(limit);
      counters.set(name, counter);
      const at = now();
      const { address } = counted;
      const ofAddress = counter.perAddress(address, at);
      if (ofAddress > 0) return ofAddress;
      if ('sid' in counted) return counter.perPair(`${address} ${counted.sid.slice(0, 64)}`, at);
      return counter.perUsername(counted.username, at) || counter.perPair(`${address} ${counted.username}`, at);
    },
    reset: () => counters.clear(),
  };
}

/** 429: worth trying again after so many seconds. */
export const tooMany = (seconds: number) => new Failure('tooMany', { headers: { 'retry-after': String(seconds) } });

import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { Failure } from '../failure.ts';
import type { ApiEnv } from '../http/api-env.ts';

/** So many requests in so many milliseconds. */
export type RateLimit = { requests: number; windowMs: number };

/** The limits of contract §0, per address and session; null switches one off. */
export type RateLimits = { reads: RateLimit | null; suggest: RateLimit | null };

/**
 * Lets a burst of the whole limit through, then one request each time its share of the window has passed. It keeps one number
 * per key, for at most `capacity` keys; the longest unused go first.
 */
export const createLimiter = (limit: RateLimit, capacity = 50_000) => {
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
};

/** An address may hold this many sessions' worth of requests: inventing `sid` cookies does not lift the limit. */
const sessionsPerAddress = 10;

/** Answers 429 with `Retry-After` beyond the limits; the gateway's own reads (no client address) are not counted. */
export const rateLimit = (limits: RateLimits, now: () => number): MiddlewareHandler<ApiEnv> => {
  const create = (limit: RateLimit | null) => {
    if (limit === null) return () => 0;
    const perSession = createLimiter(limit);
    const perAddress = createLimiter({ ...limit, requests: limit.requests * sessionsPerAddress });
    return (address: string, sid: string, at: number) =>
      perAddress(address, at) || perSession(`${address} ${sid.slice(0, 64)}`, at);
  };
  const reads = create(limits.reads);
  const suggest = create(limits.suggest);
  return async (c, next) => {
    const address = c.get('clientAddress');
    if (address !== null) {
      const take = c.req.path === '/user/catalog/search/suggest' ? suggest : reads;
      const seconds = take(address, getCookie(c, 'sid') ?? '', now());
      if (seconds > 0) throw new Failure('tooMany', { headers: { 'retry-after': String(seconds) } });
    }
    await next();
  };
};

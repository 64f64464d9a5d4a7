import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { Failure } from '../failure.ts';
import type { ApiEnv } from '../http/api-env.ts';

/** So many requests in so many milliseconds. */
export type RateLimit = { requests: number; windowMs: number };

/** The limits of contract §0, per address and session; null switches one off. */
export type RateLimits = { reads: RateLimit | null; suggest: RateLimit | null };

/** A counter of tokens that refill evenly; kept for at most `capacity` keys, the longest unused go first. */
export const createLimiter = (limit: RateLimit, capacity = 50_000) => {
  const buckets = new Map<string, { tokens: number; at: number }>();
  /** Takes one token; returns 0, or how many seconds later it is worth trying again. */
  return (key: string, now: number): number => {
    const known = buckets.get(key) ?? { tokens: limit.requests, at: now };
    const tokens = Math.min(limit.requests, known.tokens + ((now - known.at) * limit.requests) / limit.windowMs);
    buckets.delete(key);
    buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    const [oldest] = buckets.keys();
    if (buckets.size > capacity && oldest !== undefined) buckets.delete(oldest);
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil(((1 - tokens) * limit.windowMs) / limit.requests / 1000));
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

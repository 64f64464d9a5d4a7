import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { type Limits, tooMany } from '../core/rate-limits.ts';
import { countedSession } from '../core/session-cookie.ts';
import type { ApiEnv } from '../http/api-env.ts';

/** The call for every typed letter. */
const typed = new Set(['/user/catalog/search/suggest', '/user/delivery/city/list', '/user/delivery/street/list']);

/** Answers 429 with `Retry-After` beyond the limits; the gateway's own reads (no client address) are not counted. */
export const rateLimit =
  (limits: Limits): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const address = c.get('clientAddress');
    if (address !== null) {
      const name = typed.has(c.req.path) ? 'suggest' : 'reads';
      const seconds = limits.take(name, { address, sid: countedSession((cookie) => getCookie(c, cookie)) });
      if (seconds > 0) throw tooMany(seconds);
    }
    await next();
  };

import type { MiddlewareHandler } from 'hono';
import { Failure } from '../core/failure.ts';
import type { ApiEnv } from '../http/api-env.ts';

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Refuses a write that a foreign page could have caused (403, contract §0): the browser must say `same-origin` or
 * `same-site`, or, where it sends no `Sec-Fetch-Site`, an `Origin` with the host of the store.
 */
export const sameSite =
  (options: {
    publicUrl: string;
    isForwardedHostTrusted: (header: string | undefined) => boolean;
  }): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    if (c.req.method === 'POST') {
      const site = c.req.header('sec-fetch-site');
      const origin = hostOf(c.req.header('origin') ?? '');
      const hosts = [new URL(options.publicUrl).host, c.req.header('host')];
      if (options.isForwardedHostTrusted(c.req.header('x-gateway-secret')))
        hosts.push(c.req.header('x-forwarded-host'));
      const isOwn =
        site === undefined ? origin !== null && hosts.includes(origin) : site === 'same-origin' || site === 'same-site';
      if (!isOwn) throw new Failure('forbidden');
    }
    await next();
  };

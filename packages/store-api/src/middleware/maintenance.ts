import type { MiddlewareHandler } from 'hono';
import { Failure } from '../core/failure.ts';
import type { ApiEnv } from '../http/api-env.ts';

/** Answers 503 with `Retry-After: 5` in maintenance mode, except the paths that must work then (contract §0). */
export const maintenance =
  (isEnabled: () => Promise<boolean>, exempt: ReadonlySet<string>): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    if (!exempt.has(c.req.path) && (await isEnabled())) {
      throw new Failure('maintenance', { headers: { 'retry-after': '5' } });
    }
    await next();
  };

import type { MiddlewareHandler } from 'hono';
import { Failure } from '../core/failure.ts';

/** Refuses a request whose address cannot be read because of its `Host` (`99999999999` is no IPv4 address): 400, before anything else. */
export const knownHost = (): MiddlewareHandler => async (c, next) => {
  if (!URL.canParse(c.req.url)) throw new Failure('validation');
  await next();
};

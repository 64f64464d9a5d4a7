import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/api-env.ts';

/** Names the request: the id the gateway sent, when it looks like one, or a new one; answered as `X-Request-Id`. */
export const requestId = (): MiddlewareHandler<ApiEnv> => async (c, next) => {
  const sent = c.req.header('x-request-id');
  const id = sent !== undefined && /^[A-Za-z0-9-]{8,64}$/.test(sent) ? sent : randomUUID();
  c.set('requestId', id);
  c.header('x-request-id', id);
  await next();
};

import type { Tracing } from '@vitryna/tracing';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ApiEnv } from '../http/api-env.ts';

/** Each call is a span below the gateway's; what a browser says of traces is not believed. */
export const traced =
  (tracing: Tracing, isGateway: (secret: string | undefined) => boolean): MiddlewareHandler<ApiEnv> =>
  (c, next) =>
    tracing.span(
      {
        name: c.req.method,
        kind: 'server',
        facts: { 'http.request.method': c.req.method },
        parent: isGateway(c.req.header('x-gateway-secret')) ? c.req.header('traceparent') : undefined,
      },
      async (note) => {
        await next();
        const { status } = c.res;
        note({
          'http.route': routePath(c, -1),
          'http.response.status_code': status,
          ...(status >= 500 && { 'error.type': String(status) }),
        });
      },
    );

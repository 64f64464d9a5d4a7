import { expectedBuildTag } from '@vitryna/contracts/constants';
import { type Middleware, sendJson } from '../http/request-context.ts';

/** `/health`: whether this process has something to serve, whatever its upstreams do. */
export function createHealth({
  composition,
  now,
}: {
  composition: () => string | null;
  now: () => number;
}): Middleware {
  const startedAt = now();
  return (context) => {
    if (context.pathname !== '/health') return false;
    const running = composition();
    sendJson(context, running ? 200 : 503, {
      ok: running !== null,
      build: expectedBuildTag,
      uptime: Math.round((now() - startedAt) / 1000),
      composition: running,
    });
    return true;
  };
}

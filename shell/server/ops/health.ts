import { expectedBuildTag } from '@vitryna/contracts/constants';
import { type Station, sendJson } from '../http/exchange.ts';

/** `/health`: whether this process has something to serve, whatever its upstreams do. */
export function createHealth({ composition, now }: { composition: () => string | null; now: () => number }): Station {
  const startedAt = now();
  return (exchange) => {
    if (exchange.pathname !== '/health') return false;
    const running = composition();
    sendJson(exchange, running ? 200 : 503, {
      ok: running !== null,
      build: expectedBuildTag,
      uptime: Math.round((now() - startedAt) / 1000),
      composition: running,
    });
    return true;
  };
}

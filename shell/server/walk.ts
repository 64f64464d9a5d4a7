import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkAddress } from '@vitryna/routing';
import type { SpanFacts, Tracing } from '@vitryna/tracing';
import { errorFields, type Log } from './base/log.ts';
import { chooseEncoding } from './http/encodings.ts';
import { type Exchange, type Station, sendText } from './http/exchange.ts';
import type { HostVerdict } from './http/host.ts';
import { strictTransport } from './http/security-headers.ts';
import type { Metrics } from './ops/metrics.ts';
import { routeLabel } from './ops/route-label.ts';
import { sendLastResort } from './pages/render/last-resort.ts';

type WalkOptions = {
  /** In the order in which a request meets them; the last one answers. */
  stations: readonly Station[];
  /** Those that answer under any name. */
  openStations: readonly Station[];
  count: Metrics['request'];
  tracing: Tracing;
  isHttps: boolean;
  now: () => number;
  log: Log;
};

async function meet(stations: readonly Station[], exchange: Exchange): Promise<boolean> {
  for (const station of stations) if (await station(exchange)) return true;
  return false;
}

/** What a trace says of a request: as little as the metrics do. */
function factsOf(exchange: Exchange): SpanFacts {
  const { req, res, facts, requestId } = exchange;
  return {
    'http.request.method': req.method ?? '',
    'http.route': routeLabel(exchange),
    'http.response.status_code': res.statusCode,
    'vitryna.cache': facts.cache ?? 'none',
    'vitryna.request': requestId,
    ...(facts.composition !== undefined && { 'vitryna.composition': facts.composition }),
    ...(res.statusCode >= 500 && { 'error.type': String(res.statusCode) }),
  };
}

/** Takes a request from station to station until one answers, and tells what became of it. */
export function createWalk({ stations, openStations, count, tracing, isHttps, now, log }: WalkOptions) {
  // The path without its query: a query may carry what is secret (`recovery`) or personal (a search).
  const logExchange = ({ req, res, pathname, requestId, facts }: Exchange, since: number) => {
    const { statusCode } = res;
    const ms = now() - since;
    const route = routeLabel({ facts, pathname });
    count({ route, status: statusCode, cache: facts.cache ?? 'none', seconds: ms / 1000 });
    const level = statusCode >= 500 ? 'error' : 'info';
    log[level]('request', { requestId, method: req.method, path: pathname, status: statusCode, ms, ...facts });
  };

  return async (req: IncomingMessage, res: ServerResponse, host: HostVerdict): Promise<void> => {
    const since = now();
    // What is answered from memory has them among its headers: set one by one they cost as much as the rest of a hit.
    if (isHttps) res.setHeader(...strictTransport);
    const checked = checkAddress(req.url ?? '');
    const isOk = checked.kind === 'ok';
    const exchange: Exchange = {
      req,
      res,
      pathname: isOk ? checked.pathname : '/',
      search: isOk ? checked.search : '',
      encoding: chooseEncoding(req.headers['accept-encoding']),
      requestId: randomUUID(),
      facts: {},
    };
    res.on('close', () => logExchange(exchange, since));
    if (!isOk || host === 'bad') {
      sendLastResort(exchange, 400);
      return;
    }
    try {
      const open = host === 'foreign' ? openStations : stations;
      await tracing.span({ name: req.method ?? 'GET', kind: 'server' }, async (note) => {
        const isAnswered = await meet(open, exchange);
        if (!isAnswered && host === 'foreign') sendText(exchange, 421, 'no store of this name\n');
        note(factsOf(exchange));
      });
    } catch (error) {
      log.error('a request failed', { requestId: exchange.requestId, path: exchange.pathname, ...errorFields(error) });
      if (res.headersSent) res.destroy();
      else sendLastResort(exchange, 500);
    }
  };
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkAddress } from '@vitryna/routing';
import type { SpanFacts, Tracing } from '@vitryna/tracing';
import { errorFields, type Log } from './base/log.ts';
import { chooseEncoding } from './http/encodings.ts';
import type { HostVerdict } from './http/host.ts';
import { type Middleware, type RequestContext, sendText } from './http/request-context.ts';
import { strictTransport } from './http/security-headers.ts';
import type { Metrics } from './ops/metrics.ts';
import { routeLabel } from './ops/route-label.ts';
import { sendLastResort } from './pages/render/last-resort.ts';

type WalkOptions = {
  /** In the order in which a request meets them; the last one answers. */
  middlewares: readonly Middleware[];
  /** Those that answer under any name. */
  openMiddlewares: readonly Middleware[];
  count: Metrics['request'];
  tracing: Tracing;
  isHttps: boolean;
  now: () => number;
  log: Log;
};

async function meet(middlewares: readonly Middleware[], context: RequestContext): Promise<boolean> {
  for (const middleware of middlewares) if (await middleware(context)) return true;
  return false;
}

/** A trace's attributes: as little as the metrics do. */
function factsOf(context: RequestContext): SpanFacts {
  const { req, res, facts, requestId } = context;
  return {
    'http.request.method': req.method ?? '',
    'http.route': routeLabel(context),
    'http.response.status_code': res.statusCode,
    'vitryna.cache': facts.cache ?? 'none',
    'vitryna.request': requestId,
    ...(facts.composition !== undefined && { 'vitryna.composition': facts.composition }),
    ...(res.statusCode >= 500 && { 'error.type': String(res.statusCode) }),
  };
}

/** Takes a request from middleware to middleware until one answers, and tells what became of it. */
export function createPipeline({ middlewares, openMiddlewares, count, tracing, isHttps, now, log }: WalkOptions) {
  // The path without its query: a query may carry what is secret (`recovery`) or personal (a search).
  const logExchange = ({ req, res, pathname, requestId, facts }: RequestContext, since: number) => {
    const { statusCode } = res;
    const ms = now() - since;
    const route = routeLabel({ facts, pathname });
    count({ route, status: statusCode, cache: facts.cache ?? 'none', seconds: ms / 1000 });
    const level = statusCode >= 500 ? 'error' : 'info';
    log[level]('request', { requestId, method: req.method, path: pathname, status: statusCode, ms, ...facts });
  };

  return async (req: IncomingMessage, res: ServerResponse, host: HostVerdict): Promise<void> => {
    const since = now();
    // Answers from memory have them among their headers: set one by one they cost as much as the rest of a hit.
    if (isHttps) res.setHeader(...strictTransport);
    const checked = checkAddress(req.url ?? '');
    const isOk = checked.kind === 'ok';
    const context: RequestContext = {
      req,
      res,
      pathname: isOk ? checked.pathname : '/',
      search: isOk ? checked.search : '',
      encoding: chooseEncoding(req.headers['accept-encoding']),
      requestId: randomUUID(),
      facts: {},
    };
    res.on('close', () => logExchange(context, since));
    if (!isOk || host === 'bad') {
      sendLastResort(context, 400);
      return;
    }
    try {
      const open = host === 'foreign' ? openMiddlewares : middlewares;
      await tracing.span({ name: req.method ?? 'GET', kind: 'server' }, async (note) => {
        const isAnswered = await meet(open, context);
        if (!isAnswered && host === 'foreign') sendText(context, 421, 'no store of this name\n');
        note(factsOf(context));
      });
    } catch (error) {
      log.error('a request failed', { requestId: context.requestId, path: context.pathname, ...errorFields(error) });
      if (res.headersSent) res.destroy();
      else sendLastResort(context, 500);
    }
  };
}

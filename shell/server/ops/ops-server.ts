import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopback } from '@vitryna/contracts/own-origins';
import { errorFields, type Log } from '../base/log.ts';
import { hostOf } from '../http/host.ts';
import { type RequestContext, sendText } from '../http/request-context.ts';
import { createTokenCheck } from './token-check.ts';

/**
 * Access: open to the port; reading needs the token if there is one; acting needs
 * it always, so that without one nobody can.
 */
export type OpsAccess = 'anybody' | 'reader' | 'operator';

/** One address of the operators' port. */
export type OpsRoute = {
  method: 'GET' | 'POST';
  path: string;
  access: OpsAccess;
  serve: (context: RequestContext) => void | Promise<void>;
};

export type OpsServerOptions = { routes: readonly OpsRoute[]; token: string | null; log: Log };

const hasPort = /:\d+$/;

/** A form of another site is sent with whatever the browser knows of this one: what acts is asked for from its own pages or by tools. */
const isOwnSite = ({ headers }: IncomingMessage): boolean =>
  headers.origin === undefined
    ? headers['sec-fetch-site'] === undefined
    : URL.parse(headers.origin)?.host === headers.host;

/** Answers what operators ask on a port of their own: never one that shoppers reach. */
export function createOpsServer({ routes, token, log }: OpsServerOptions) {
  const knowsToken = createTokenCheck(token);

  /** Without a token the port is the machine's own: a name that somebody's site has made lead here is none of it. */
  const isReached = (req: IncomingMessage): boolean => {
    const host = hostOf(req, 0);
    return host !== null && (token !== null || isLoopback(host.replace(hasPort, '')));
  };

  const mayHave = (route: OpsRoute, req: IncomingMessage): boolean =>
    route.access === 'anybody' || (token === null ? route.access === 'reader' : knowsToken(req.headers.authorization));

  const answer = async (context: RequestContext): Promise<void> => {
    const { req, pathname } = context;
    const method = req.method === 'HEAD' ? 'GET' : req.method;
    const known = routes.filter(({ path }) => path === pathname);
    const route = known.find((one) => one.method === method);
    if (route?.access !== 'anybody' && !isReached(req)) return sendText(context, 421, 'not under this name\n');
    if (!route) {
      const allowed = known.map((one) => (one.method === 'GET' ? 'GET, HEAD' : one.method)).join(', ');
      return known.length === 0
        ? sendText(context, 404, 'not found\n')
        : sendText(context, 405, 'not so\n', ['Allow', allowed]);
    }
    if (!mayHave(route, req)) {
      const message = token === null ? 'set OPS_TOKEN to use this\n' : 'show the token\n';
      // Browsers ask for a name and a password: any name, the token.
      const challenge = token === null ? [] : ['WWW-Authenticate', 'Basic realm="operations", charset="UTF-8"'];
      return sendText(context, token === null ? 403 : 401, message, challenge);
    }
    if (route.method === 'POST' && !isOwnSite(req)) return sendText(context, 403, 'from another site\n');
    await route.serve(context);
  };

  return (req: IncomingMessage, res: ServerResponse): void => {
    const url = URL.parse(req.url ?? '', 'http://operations');
    const { pathname, search } = url ?? { pathname: '', search: '' };
    const context: RequestContext = {
      req,
      res,
      pathname,
      search,
      encoding: 'identity',
      requestId: randomUUID(),
      facts: {},
    };
    answer(context).catch((error: unknown) => {
      log.error('an answer to operators failed', { path: pathname, ...errorFields(error) });
      if (res.headersSent) res.destroy();
      else sendText(context, 500, 'failed\n');
    });
  };
}

import { type FlatHeaders, noSniff, type RequestContext, send } from '../http/request-context.ts';

/** Answers without an upstream: status, code and message of the envelope (contract §0). */
const refusals = {
  method: { status: 405, code: 'methodNotAllowed', message: '@Nothing found', headers: ['Allow', 'GET, HEAD, POST'] },
  slow: { status: 408, code: 'timeout', message: '@Internal server error', headers: [] },
  tooLong: { status: 413, code: 'tooLarge', message: '@File is too large', headers: [] },
  visitor: { status: 429, code: 'tooMany', message: '@Number of requests exceeded', headers: ['Retry-After', '1'] },
  all: { status: 503, code: 'busy', message: '@Internal server error', headers: ['Retry-After', '1'] },
  // The API is being started again, or asked in vain by others too: worth another try soon.
  upstream: { status: 503, code: 'unavailable', message: '@Internal server error', headers: ['Retry-After', '2'] },
  unclean: { status: 502, code: 'badGateway', message: '@Internal server error', headers: [] },
} satisfies Record<string, { status: number; code: string; message: string; headers: FlatHeaders }>;

/** Answers a call that is not proxied, or whose upstream is gone, in the shape of the API. */
export function refuseCall(context: RequestContext, reason: keyof typeof refusals): void {
  if (context.res.destroyed) return;
  const { status, code, message, headers } = refusals[reason];
  const type = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store', ...noSniff];
  send(context, status, [...type, ...headers], JSON.stringify({ error: { code, message } }));
}

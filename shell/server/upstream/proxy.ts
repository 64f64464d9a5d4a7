import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { isPicture } from '@vitryna/contracts/file-addresses';
import { type ConcurrencyLimits, createConcurrencySlots } from '@vitryna/fair-queue';
import { editorPaths } from '@vitryna/strapi/pass';
import type { Tracing } from '@vitryna/tracing';
import { errorFields, type Log } from '../base/log.ts';
import { hostOf } from '../http/host.ts';
import { endUnread, isUnread } from '../http/linger.ts';
import type { Middleware, RequestContext } from '../http/request-context.ts';
import type { Outcome, OutgoingBody } from './attempt.ts';
import type { Backends } from './backends.ts';
import { type ContentCleaner, holdsHtml, isCleanable } from './clean-content.ts';
import { clientAddressOf } from './client-address.ts';
import { createConnections } from './connections.ts';
import { forward } from './forward.ts';
import { maintenancePath } from './maintenance.ts';
import type { MediaCache } from './media-cache.ts';
import type { ProxiedRoute, Upstream } from './proxied-routes.ts';
import { refuseCall } from './refuse-call.ts';

/** Headers of one hop (RFC 9110 §7.6.1) and those that the gateway sets itself. */
const droppedRequestHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-gateway-secret',
  'x-request-id',
]);
const droppedResponseHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'trailer',
  'proxy-authenticate',
]);

const maxSockets = 256;
/** Shorter JSON fits a packet or two as it is. */
const leastPackedBytes = 1400;

export type ProxyOptions = {
  /** The first that fits an address is its route. */
  routes: readonly ProxiedRoute[];
  upstreams: Record<Upstream, { backends: Backends; places: ConcurrencyLimits }>;
  secret: string | null;
  publicUrl: string;
  trustedProxies: number;
  media: MediaCache;
  cleaner: Pick<ContentCleaner, 'stream'>;
  /** Composition that a page would be made from for this visitor now. */
  compositionOf: (req: IncomingMessage) => string | null;
  /** Called when an upstream answers 503, and when a browser asks for the maintenance state: it may have changed. */
  onUnavailable: () => void;
  /** Called when the editors' service said that something changed: who looks next sees it. */
  onWebhook: () => Promise<void>;
  tracing: Tracing;
  log: Log;
};

export type Proxy = { serve: Middleware; close: () => void };

/**
 * Passes `/user`, `/api` and `/media` on. A body is here whole before an upstream hears of its request, so that no client, however slow,
 * holds one of its connections ([decision 119](../../../docs/decisions/119-gateway-upstreams-and-processes.md)).
 */
export function createProxy(options: ProxyOptions): Proxy {
  const upstreams = Object.fromEntries(
    Object.entries(options.upstreams).map(([name, { backends, places }]) => [
      name,
      { backends, places: createConcurrencySlots(places), connections: createConnections(maxSockets) },
    ]),
  );

  const requestHeaders = ({ req, pathname, requestId }: RequestContext, body: OutgoingBody): OutgoingHttpHeaders => {
    const headers: OutgoingHttpHeaders = {};
    for (const [name, value] of Object.entries(req.headers)) {
      if (!droppedRequestHeaders.has(name)) headers[name] = value;
    }
    for (const name of req.headers.connection?.toLowerCase().split(',') ?? []) delete headers[name.trim()];
    if (Buffer.isBuffer(body)) {
      delete headers['content-length'];
      if (body.length > 0) headers['content-length'] = body.length;
    }
    const publicUrl = new URL(options.publicUrl);
    headers['x-forwarded-for'] = clientAddressOf(req, options.trustedProxies);
    headers['x-forwarded-host'] = hostOf(req, options.trustedProxies) ?? publicUrl.host;
    headers['x-forwarded-proto'] = publicUrl.protocol.replace(':', '');
    headers['x-request-id'] = requestId;
    // A browser's own is nobody's business: the gateway says which span asks.
    delete headers.tracestate;
    delete headers.traceparent;
    const trace = options.tracing.traceparent();
    if (trace) headers.traceparent = trace;
    const known = req.headers['if-none-match'];
    if (known) headers['if-none-match'] = known.replaceAll('W/', '');
    if (holdsHtml(pathname)) headers['accept-encoding'] = 'identity';
    if (options.secret) headers['x-gateway-secret'] = options.secret;
    return headers;
  };

  const answerOutcome = async (context: RequestContext, outcome: Outcome): Promise<void> => {
    if (outcome.kind === 'answer') {
      await passOn(context, outcome.answer);
    } else if (outcome.kind === 'fault') {
      if (outcome.fault !== 'gone') refuseCall(context, outcome.fault);
    } else if (outcome.kind === 'shut') {
      refuseCall(context, 'upstream');
    } else if (!context.res.destroyed) {
      const where = { path: context.pathname, upstream: new URL(outcome.base).origin };
      options.log.error('an upstream does not answer', { ...where, ...errorFields(outcome.error) });
      refuseCall(context, 'upstream');
    }
  };

  const passOn = async (context: RequestContext, answer: IncomingMessage): Promise<void> => {
    const { req, res, pathname } = context;
    // The shopper may have gone between the answer's arrival and now: there is nothing left to write to.
    if (res.destroyed) {
      answer.destroy();
      return;
    }
    // A tab that hears that maintenance is over loads its page at once: this gateway should know by then.
    if (answer.statusCode === 503 || pathname === `/user${maintenancePath}`) options.onUnavailable();
    if (pathname === editorPaths.webhook && answer.statusCode === 200) await options.onWebhook();
    if (isPicture(pathname)) options.media.record(context, answer);
    const cleaner = holdsHtml(pathname) && hasBytes(req, answer) ? options.cleaner.stream(pathname) : null;
    if (cleaner && !isCleanable(answer)) {
      answer.destroy();
      refuseCall(context, 'unclean');
      return;
    }
    // A cleaned answer has another length, and the charset in which it is written again.
    if (cleaner) {
      delete answer.headers['content-length'];
      answer.headers['content-type'] = 'application/json; charset=utf-8';
    }
    const { headers, packer } = chooseTransfer(context, answer);
    // A tab of another composition learns here that its next navigation should load a document.
    const composition = options.compositionOf(req);
    if (composition && pathname.startsWith('/user/')) headers['x-composition'] = composition;
    // An upstream that refuses files says so before they are sent.
    const mustClose = isUnread(req);
    if (mustClose) res.shouldKeepAlive = false;
    res.writeHead(answer.statusCode ?? 502, headers);
    try {
      const passes = [cleaner, packer].filter((pass) => pass !== null);
      await pipeline([answer, ...passes, res], { end: !mustClose });
      if (mustClose) endUnread(req, res);
    } catch {
      // Either end is gone, and the pipeline has closed the other.
    }
  };

  return {
    async serve(context) {
      const { req, pathname } = context;
      const route = options.routes.find(({ prefix }) => pathname.startsWith(prefix));
      const upstream = route && upstreams[route.upstream];
      if (!route || !upstream) return false;
      if (!['GET', 'HEAD', 'POST'].includes(req.method ?? '')) {
        refuseCall(context, 'method');
        return true;
      }
      if (route.upstream === 'media' && options.media.serve(context)) return true;
      const giveBack = upstream.places.take(clientAddressOf(req, options.trustedProxies));
      if (typeof giveBack === 'string') {
        refuseCall(context, giveBack);
        return true;
      }
      try {
        const headersFor = (body: OutgoingBody) => requestHeaders(context, body);
        const outcome = await options.tracing.span({ name: `${req.method} ${route.upstream}`, kind: 'client' }, () =>
          forward(context, route, upstream, headersFor),
        );
        await answerOutcome(context, outcome);
      } finally {
        giveBack();
      }
      return true;
    },
    close() {
      for (const { connections } of Object.values(upstreams)) connections.close();
    },
  };
}

const hasBytes = ({ method }: IncomingMessage, { statusCode, headers }: IncomingMessage) =>
  method !== 'HEAD' && statusCode !== 204 && statusCode !== 304 && headers['content-length'] !== '0';

/** Answers that are proxied as they are, or compressed on the way where the upstream did not and it pays. */
function chooseTransfer({ req, encoding }: RequestContext, answer: IncomingMessage) {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (!droppedResponseHeaders.has(name)) headers[name] = value;
  }
  headers['x-content-type-options'] = 'nosniff';
  const isJson = headers['content-type']?.toString().includes('json') === true;
  const isLong = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > leastPackedBytes;
  if (!isJson || !isLong || !hasBytes(req, answer) || headers['content-encoding'] || encoding === 'identity') {
    return { headers, packer: null };
  }
  delete headers['content-length'];
  headers['content-encoding'] = encoding;
  headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
  // Other bytes than those the strong tag stands for (RFC 9110 §8.8.3.3); `W/` is taken off again on the way back.
  if (typeof headers.etag === 'string' && !headers.etag.startsWith('W/')) headers.etag = `W/${headers.etag}`;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  return { headers, packer: encoding === 'br' ? createBrotliCompress(quality) : createGzip({ level: 4 }) };
}

import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { isPicture } from '@vitryna/contracts/file-addresses';
import { errorFields, type Log } from '../base/log.ts';
import type { Exchange, Station } from '../http/exchange.ts';
import { sendJson } from '../http/exchange.ts';
import { hostOf } from '../http/host.ts';
import type { Backends } from './backends.ts';
import { type ContentCleaner, holdsHtml, isCleanable } from './clean-content.ts';
import { clientAddressOf } from './client-address.ts';
import { maintenancePath } from './maintenance.ts';
import type { MediaCache } from './media-cache.ts';

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

const badGateway = { error: { code: 'badGateway', message: '@Internal server error' } };
const timeoutMs = 30_000;
/** Shorter JSON fits a packet or two as it is. */
const leastPackedBytes = 1400;

export type ProxyOptions = {
  /** First path segment → who answers it. */
  targets: Record<string, Backends>;
  secret: string | null;
  publicUrl: string;
  trustedProxies: number;
  media: MediaCache;
  cleaner: Pick<ContentCleaner, 'stream'>;
  /** Composition that a page would be made from for this visitor now. */
  compositionOf: (req: IncomingMessage) => string | null;
  /** Called when an upstream answers 503, and when a browser asks for the maintenance state: it may have changed. */
  onUnavailable: () => void;
  log: Log;
};

export type Proxy = { serve: Station; close: () => void };

/** Passes `/user`, `/api` and `/media` on, streaming both ways over kept-alive connections. */
export function createProxy(options: ProxyOptions): Proxy {
  const agents = {
    http: new HttpAgent({ keepAlive: true, maxSockets: 256 }),
    https: new HttpsAgent({ keepAlive: true, maxSockets: 256 }),
  };

  const requestHeaders = ({ req, pathname, requestId }: Exchange): OutgoingHttpHeaders => {
    const headers: OutgoingHttpHeaders = {};
    for (const [name, value] of Object.entries(req.headers)) {
      if (!droppedRequestHeaders.has(name)) headers[name] = value;
    }
    for (const name of req.headers.connection?.toLowerCase().split(',') ?? []) delete headers[name.trim()];
    const publicUrl = new URL(options.publicUrl);
    headers['x-forwarded-for'] = clientAddressOf(req, options.trustedProxies);
    headers['x-forwarded-host'] = hostOf(req, options.trustedProxies) ?? publicUrl.host;
    headers['x-forwarded-proto'] = publicUrl.protocol.replace(':', '');
    headers['x-request-id'] = requestId;
    const known = req.headers['if-none-match'];
    if (known) headers['if-none-match'] = known.replaceAll('W/', '');
    if (holdsHtml(pathname)) headers['accept-encoding'] = 'identity';
    if (options.secret) headers['x-gateway-secret'] = options.secret;
    return headers;
  };

  const forward = (exchange: Exchange, target: Backends, bases: string[], isRetry: boolean): Promise<void> =>
    new Promise((resolve) => {
      const { req, res, pathname, search } = exchange;
      const [base = '', ...others] = bases;
      const url = new URL(base);
      const isHttps = url.protocol === 'https:';
      const outgoing = (isHttps ? httpsRequest : httpRequest)({
        agent: isHttps ? agents.https : agents.http,
        protocol: url.protocol,
        hostname: url.hostname,
        port: url.port,
        method: req.method,
        path: `${url.pathname.replace(/\/$/, '')}${pathname}${search}`,
        headers: { ...requestHeaders(exchange), host: url.host },
        timeout: timeoutMs,
      });
      const hasBody = req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined;
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeoutMs} ms`)));
      outgoing.on('error', (error) => {
        const isStaleSocket = outgoing.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
        const isAgain = isStaleSocket && !isRetry;
        const next = isAgain ? bases : others;
        if (!isAgain && !res.destroyed && !res.headersSent) target.leaveOut(base);
        // A read may be asked of another one; a body is sent once, and the write may have been done.
        if (next.length > 0 && isRead && !hasBody && !res.headersSent && !res.destroyed) {
          resolve(forward(exchange, target, next, isAgain));
          return;
        }
        if (!res.destroyed) {
          options.log.error('an upstream does not answer', {
            path: pathname,
            upstream: url.origin,
            ...errorFields(error),
          });
        }
        if (res.headersSent || res.destroyed) res.destroy();
        else sendUnavailable(exchange);
        resolve();
      });
      outgoing.on('response', (answer) => {
        // The shopper may have gone between the answer's arrival and this event: there is nothing left to write to.
        if (res.destroyed) {
          answer.destroy();
          resolve();
          return;
        }
        // A tab that hears that maintenance is over loads its page at once: this gateway should know by then.
        if (answer.statusCode === 503 || pathname === `/user${maintenancePath}`) options.onUnavailable();
        if (isPicture(pathname)) options.media.record(exchange, answer);
        const cleaner = holdsHtml(pathname) && hasBytes(req, answer) ? options.cleaner.stream(pathname) : null;
        if (cleaner && !isCleanable(answer)) {
          answer.destroy();
          sendJson(exchange, 502, badGateway);
          resolve();
          return;
        }
        // What is cleaned has another length, and the charset in which it is written again.
        if (cleaner) {
          delete answer.headers['content-length'];
          answer.headers['content-type'] = 'application/json; charset=utf-8';
        }
        const { headers, packer } = chooseTransfer(exchange, answer);
        // A tab of another composition learns here that its next navigation should load a document.
        const composition = options.compositionOf(req);
        if (composition && pathname.startsWith('/user/')) headers['x-composition'] = composition;
        res.writeHead(answer.statusCode ?? 502, headers);
        const passes = [cleaner, packer].filter((pass) => pass !== null);
        pipeline([answer, ...passes, res], () => resolve());
      });
      // The shopper is gone: a read need not go on, but a write that was sent whole is meant.
      res.on('close', () => {
        if (!res.writableFinished && !(hasBody && req.complete)) outgoing.destroy();
      });
      if (hasBody) req.pipe(outgoing);
      else outgoing.end();
    });

  return {
    async serve(exchange) {
      const first = exchange.pathname.split('/', 2)[1] ?? '';
      const target = Object.hasOwn(options.targets, first) ? options.targets[first] : undefined;
      if (target === undefined || !exchange.pathname.startsWith(`/${first}/`)) return false;
      if (first !== 'media' || !options.media.serve(exchange)) await forward(exchange, target, target.order(), false);
      return true;
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

/** The API is being started again, or asked in vain by others too: worth another try soon. */
function sendUnavailable(exchange: Exchange): void {
  exchange.res.setHeader('Retry-After', '2');
  sendJson(exchange, 503, { error: { code: 'unavailable', message: '@Internal server error' } });
}

const hasBytes = ({ method }: IncomingMessage, { statusCode, headers }: IncomingMessage) =>
  method !== 'HEAD' && statusCode !== 204 && statusCode !== 304 && headers['content-length'] !== '0';

/** Answers that are passed on as they are, or compressed on the way where the upstream did not and it pays. */
function chooseTransfer({ req, encoding }: Exchange, answer: IncomingMessage) {
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

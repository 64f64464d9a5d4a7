import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './encodings.ts';
import { endUnread, isUnread } from './linger.ts';

/** One request on its way through the gateway, with what the log will say about it. */
export type RequestContext = {
  req: IncomingMessage;
  res: ServerResponse;
  /** Checked: safe to decode. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  encoding: Encoding;
  requestId: string;
  /** Said of the address before any page was asked: it can be none, or what was there is gone. A page says so then. */
  refused?: 404 | 410;
  facts: { composition?: string; cache?: 'hit' | 'miss' | 'stale' | 'private'; route?: string };
};

/** One middleware of the pipeline: true when it answered. */
export type Middleware = (context: RequestContext) => boolean | Promise<boolean>;

/** Header names and values in turn, as `writeHead` takes them fastest. */
export type FlatHeaders = string[];

/** Answers with these headers and bytes; a HEAD request gets the headers only. A body that nobody has read ends the connection. */
export function send({ req, res }: RequestContext, status: number, headers: FlatHeaders, body: Buffer | string): void {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  const mustClose = isUnread(req);
  if (mustClose) res.shouldKeepAlive = false;
  res.writeHead(status, [...headers, 'Content-Length', String(length)]);
  if (!mustClose) {
    res.end(req.method === 'HEAD' ? undefined : body);
    return;
  }
  res.flushHeaders();
  if (req.method !== 'HEAD' && length > 0) res.write(body);
  endUnread(req, res);
}

/** Answers 304 when the client holds this version already. */
export function sendNotModified({ req, res }: RequestContext, etag: string, headers: FlatHeaders): boolean {
  if (!isSameEtag(req.headers['if-none-match'], etag)) return false;
  res.writeHead(304, headers);
  res.end();
  return true;
}

/** Weak comparison of an `If-None-Match` header with an entity tag. */
export function isSameEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}

/** Answers JSON that is not kept anywhere unless `cacheControl` says so. */
export function sendJson(context: RequestContext, status: number, value: unknown, cacheControl = 'no-store'): void {
  const headers = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', cacheControl, ...noSniff];
  send(context, status, headers, JSON.stringify(value));
}

export const noSniff: FlatHeaders = ['X-Content-Type-Options', 'nosniff'];

/** Answers plain text that is not kept. */
export function sendText(context: RequestContext, status: number, text: string, headers: FlatHeaders = []): void {
  send(
    context,
    status,
    ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store', ...noSniff, ...headers],
    text,
  );
}

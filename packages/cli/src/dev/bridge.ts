import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';

/** The headers of one connection, and of this machine's gateway; the live store hears of the developer's browser. */
const dropped =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|x-forwarded-.*|x-gateway-secret|forwarded)$/;
/** A browser keeps cookies with these names over https alone, and this store is looked at over http. */
const securePrefix = /^__(Host|Secure)-/;
const plainPrefix = /(^|;\s*)dev-(Host|Secure)-/g;

/** A cookie of the live store for a store at `http://localhost`. */
export const toPlainCookie = (cookie: string): string =>
  cookie.replace(securePrefix, 'dev-$1-').replace(/;\s*(?:Secure|Domain=[^;]*)(?=;|$)/gi, '');

/** The cookies of a request as the live store named them. */
export const toLiveCookies = (cookies: string): string => cookies.replace(plainPrefix, '$1__$2-');

function liveHeaders(headers: IncomingHttpHeaders, shell: URL): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !dropped.test(name));
  return {
    ...Object.fromEntries(kept),
    host: shell.host,
    // A write is taken from the store's own pages only, and here they have another origin.
    ...(headers.origin !== undefined && { origin: shell.origin }),
    ...(headers.referer !== undefined && { referer: `${shell.origin}/` }),
    ...(headers.cookie !== undefined && { cookie: toLiveCookies(headers.cookie) }),
    ...(headers['transfer-encoding'] !== undefined && { 'transfer-encoding': headers['transfer-encoding'] }),
  };
}

function plainHeaders(headers: IncomingHttpHeaders, isHttps: boolean): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !dropped.test(name) && name !== 'strict-transport-security');
  const cookies = headers['set-cookie'];
  return { ...Object.fromEntries(kept), ...(cookies && isHttps && { 'set-cookie': cookies.map(toPlainCookie) }) };
}

function pass(req: IncomingMessage, res: ServerResponse, shell: URL): void {
  const isHttps = shell.protocol === 'https:';
  const { method, url = '/' } = req;
  const outgoing = (isHttps ? httpsRequest : httpRequest)(new URL(url, shell), {
    method,
    headers: liveHeaders(req.headers, shell),
  });
  outgoing.on('response', (answer) => {
    res.writeHead(answer.statusCode ?? 502, plainHeaders(answer.headers, isHttps));
    answer.pipe(res);
    answer.on('error', () => res.destroy());
  });
  outgoing.on('error', (error) => {
    if (res.headersSent) res.destroy();
    else res.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${shell.origin}: ${error.message}\n`);
  });
  res.on('close', () => outgoing.destroy());
  req.pipe(outgoing);
}

/** The server of calls and pictures on this machine: the live store, asked as if its own pages did. */
export type Bridge = { url: string; close: () => void };

/** Starts it on a free port that only this machine reaches. */
export async function startBridge(shell: URL): Promise<Bridge> {
  const server = createServer((req, res) => pass(req, res, shell)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

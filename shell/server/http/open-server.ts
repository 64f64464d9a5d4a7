import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Less than the 16 KB that a store API on Node takes: what the gateway adds must fit, or the API cuts the connection instead of answering.
 */
const maxHeaderSize = 14 * 1024;
const headersTimeout = 10_000;
/** Longer than balancers in front keep idle connections. */
const keepAliveTimeout = 65_000;

/** A client that takes nothing of its answer for this long is left: longer than any upstream is waited for, in milliseconds. */
const idleMs = 60_000;
/** One that takes it drop by drop is left after this long, however small the drops, in milliseconds. */
const takenWithinMs = 300_000;

/** The answer to bytes that are not a request; without a body, because nobody knows whom they come from. */
const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export type ServerLimits = {
  /** The longest time that a route gives a body: a request that takes some seconds longer is aborted. */
  longestBodyMs: number;
  idleMs?: number;
  takenWithinMs?: number;
};

/** The gateway's socket, with its limits for those who send slowly, and for those who do not read what they asked for. */
export function openServer(
  handle: (req: IncomingMessage, res: ServerResponse) => void,
  { longestBodyMs, ...limits }: ServerLimits,
): Server {
  /** Answers that a connection still waits for. */
  const waiting = new WeakMap<Socket, number>();
  const doomed = new WeakSet<Socket>();

  const serve = (req: IncomingMessage, res: ServerResponse): void => {
    handle(req, res);
    const { socket } = req;
    // The system has taken all of it, as it does with most pages.
    if (res.writableEnded && socket.writableLength === 0) return;
    const timer = setTimeout(() => socket.destroy(), limits.takenWithinMs ?? takenWithinMs).unref();
    const isAwaited = !res.writableEnded;
    if (isAwaited) waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
    res.once('close', () => {
      clearTimeout(timer);
      if (!isAwaited) return;
      const left = (waiting.get(socket) ?? 1) - 1;
      waiting.set(socket, left);
      if (left === 0 && doomed.has(socket)) socket.end();
    });
  };

  const server = createServer(
    {
      keepAliveTimeout,
      headersTimeout,
      requestTimeout: longestBodyMs + headersTimeout,
      connectionsCheckingInterval: 1000,
      maxHeaderSize,
    },
    serve,
  );
  server.setTimeout(limits.idleMs ?? idleMs);
  // The reader of the body decides whether it is wanted.
  server.on('checkContinue', serve);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const refusal = refusals[error.code ?? ''] ?? '400 Bad Request';
    const client = socket as Socket;
    if (!waiting.get(client)) client.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
    // Garbage behind a request: words of refusal would stand in the middle of that one's answer.
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') client.destroy();
    else doomed.add(client);
  });
  return server;
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Less than the 16 KB that a store API on Node takes: what the gateway adds must fit, or the API cuts the connection instead of answering.
 */
const maxHeaderSize = 14 * 1024;
const headersTimeout = 10_000;
/** Longer than balancers in front keep idle connections. */
const keepAliveTimeout = 65_000;

/** What is answered to bytes that are no request; without a body, because nobody knows whom they come from. */
const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * The gateway's socket. `longestBodyMs` is what the most patient route gives a body: whatever has not arrived some seconds later is
 * given up, whoever should have read it.
 */
export function openServer(
  handle: (req: IncomingMessage, res: ServerResponse) => void,
  { longestBodyMs }: { longestBodyMs: number },
): Server {
  /** Answers that a connection still waits for. */
  const waiting = new WeakMap<Socket, number>();
  const doomed = new WeakSet<Socket>();

  const serve = (req: IncomingMessage, res: ServerResponse): void => {
    handle(req, res);
    if (res.writableEnded) return;
    const { socket } = req;
    waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
    res.once('close', () => {
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
  // Who is to read the body says whether it is wanted.
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

import type { IncomingMessage, ServerResponse } from 'node:http';

/** The limit for reading the rest of an answered request: a connection cut at once takes the answer along. */
const lingerBytes = 256 * 1024;
const lingerMs = 1000;

/** Whether a request has a body, and not all of it is here. */
export const isUnread = (req: IncomingMessage): boolean => !req.complete && hasBody(req);

/** Whether a request brings a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends an answer, already written, to a request that nobody reads: throws a little of the rest away and closes the connection, which
 * must have been announced by `shouldKeepAlive = false` before the head.
 */
export function endUnread(req: IncomingMessage, res: ServerResponse): void {
  let bytes = 0;
  const end = () => {
    clearTimeout(timer);
    res.end();
  };
  const timer = setTimeout(end, lingerMs);
  req.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > lingerBytes) end();
  });
  req.once('end', end);
  req.once('error', end);
  req.once('close', end);
}

import type { Server } from 'node:http';

/** Closes a server when its requests are answered; those that take longer than `closeMs` are cut off, and told of. */
export async function closeServer(server: Server, closeMs: number, onCut: () => void): Promise<void> {
  const timer = setTimeout(() => {
    onCut();
    server.closeAllConnections();
  }, closeMs);
  // A kept-alive connection becomes idle only after its answer: looked at until none is left.
  const sweeper = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(timer);
  clearInterval(sweeper);
}

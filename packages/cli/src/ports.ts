import { once } from 'node:events';
import { createServer } from 'node:net';

/** Rejects with what to do when something else listens on the port. */
export function checkPortIsFree(port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken by another program: set ${setting} to a free one.`) : error);
    });
    server.listen(port, () => server.close(() => resolve()));
  });
}

/** The given port, or the next one above it that nobody listens on. */
export async function nextFreePort(first: number): Promise<number> {
  for (let port = first; port < first + 100; port += 1) {
    const isFree = await checkPortIsFree(port, '').then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error(`No port from ${first} to ${first + 99} is free.`);
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

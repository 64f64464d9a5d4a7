import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/** A listening server. */
export type Listener = {
  /** Address without a trailing slash. */
  url: string;
  /** Takes no new requests and waits for those under way, at most so long (milliseconds). */
  close: (waitMs: number) => Promise<void>;
};

/** Listens on host and port (0 is any free one). Rejects when the port is taken. */
export async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  { host, port }: { host: string; port: number },
): Promise<Listener> {
  const server = createAdaptorServer({ fetch }) as Server;
  // Longer than a gateway keeps its idle connections, so that it never writes into one that is being closed here.
  server.keepAliveTimeout = 75_000;
  server.listen(port, host);
  await once(server, 'listening');
  const { address, family, port: listening } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${listening}`,
    close: async (waitMs) => {
      const closed = once(server, 'close');
      server.close();
      // A kept connection becomes idle only after its answer: looked at until none is left.
      const sweeper = setInterval(() => server.closeIdleConnections(), 50);
      const timer = setTimeout(() => server.closeAllConnections(), waitMs);
      await closed;
      clearTimeout(timer);
      clearInterval(sweeper);
    },
  };
}

import { connect, createServer, type Socket } from 'node:net';

/** A line to the store that a spec can cut: cut for the page, its worker and everything else, as no emulation of a browser is. */
export type Line = {
  url: string;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
};

/** Lays a line to the store at an address of its own. */
export async function layLine(storeUrl: string): Promise<Line> {
  const { hostname, port } = new URL(storeUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
      socket.pipe(other);
    }
  });
  const listen = (at: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject).listen(at, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  const own = await listen(0);
  return {
    url: `http://localhost:${own}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: async () => void (await listen(own)),
  };
}

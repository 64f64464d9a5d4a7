import { Agent, createServer, request } from 'node:http';

/** A line to the store that a spec can cut: cut for the page, its worker and everything else, as no emulation of a browser is. */
export type Line = {
  url: string;
  disconnect: () => Promise<void>;
  reconnect: () => Promise<void>;
  /** Answers this path in the store's place; a browser does not tell a spec of every call that a page under a worker makes. */
  refuse: (path: string, status: number, body: object) => void;
};

/** Lays a line to the store at an address of its own. */
export async function layLine(storeUrl: string): Promise<Line> {
  const { hostname, port } = new URL(storeUrl);
  const agent = new Agent({ keepAlive: true });
  const refusals = new Map<string, { status: number; body: object }>();
  const server = createServer((near, answer) => {
    const refusal = refusals.get(near.url ?? '');
    if (refusal) {
      near.resume();
      answer.writeHead(refusal.status, { 'content-type': 'application/json' }).end(JSON.stringify(refusal.body));
      return;
    }
    const far = request({ hostname, port, path: near.url, method: near.method, headers: near.headers, agent });
    far.on('response', (given) => given.pipe(answer.writeHead(given.statusCode ?? 502, given.headers)));
    far.on('error', () => answer.destroy());
    answer.on('close', () => far.destroy());
    near.pipe(far);
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
    disconnect: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    reconnect: async () => void (await listen(own)),
    refuse: (path, status, body) => refusals.set(path, { status, body }),
  };
}

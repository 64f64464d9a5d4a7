import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A store API that answers what a test says and remembers what it was asked. */
export type FakeApi = {
  url: string;
  /** Path with query → what is answered; functions get the request. */
  answers: Map<string, unknown>;
  /** Status that every call but the maintenance state answers instead, or 0. */
  failWith: number;
  /** What every answer waits for. */
  gate: Promise<void>;
  requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string; bytes: Buffer }[];
  stop: () => Promise<void>;
};

async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Listens on a free port, or on the given one. */
export async function startFakeApi(port = 0): Promise<FakeApi> {
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const url = req.url ?? '';
    const bytes = await readBody(req);
    api.requests.push({ method: req.method ?? '', url, headers: req.headers, body: bytes.toString('utf8'), bytes });
    await api.gate;
    const known = api.answers.get(url);
    if (typeof known === 'function') return void (known as RequestListener)(req, res);
    const isExempt = url === '/user/shared/maintenanceMode';
    const status = api.failWith && !isExempt ? api.failWith : known === undefined ? 404 : 200;
    res.writeHead(status, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(status === 200 ? { data: known } : { error: { code: 'failed', message: '@failed' } }));
  };
  const server = createServer((req, res) => {
    // The client has disconnected half way.
    answer(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const api: FakeApi = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers: new Map<string, unknown>([
      ['/user/hello', 'hello'],
      ['/user/shared/maintenanceMode', { isEnabled: false, message: null }],
      ['/user/shared/export/translations', { Hello: { uk: 'Вітаємо', ru: 'Здравствуйте' } }],
      ['/user/shared/redirects', []],
    ]),
    failWith: 0,
    gate: Promise.resolve(),
    requests: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

/** Requests of shoppers so far: what a gateway reads by itself, from time to time, is asked for nobody's address. */
export const countAsked = ({ requests }: Pick<FakeApi, 'requests'>): number =>
  requests.filter(({ url }) => !url.startsWith('/user/shared/') && url !== '/api/revision').length;

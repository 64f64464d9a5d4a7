import { once } from 'node:events';
import { createServer, type RequestListener, request as requestOf, type Server } from 'node:http';
import { apiPort } from './store.ts';

/** What stands in for a value of an answer, as a reviver of `JSON.parse` says it; `path` is what was asked for. */
export type Alter = (key: string, value: unknown, path: string) => unknown;

/** A server that a spec stands up. */
export async function listen(port: number, listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The port that a server was given. */
export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Ends a server together with all its connections. */
export function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** The journeys' store API, with other values in its answers: pages that the gateway renders bring them too. */
export function startAlteringApi(alter: Alter): Promise<Server> {
  return listen(0, async (request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity', 'if-none-match': '' };
    const passed = requestOf({ port: apiPort, path: request.url, method: request.method, headers }, async (answer) => {
      const chunks = await answer.toArray();
      const bytes = Buffer.concat(chunks);
      const isJson = String(answer.headers['content-type']).includes('json') && bytes.length > 0;
      const { 'content-length': _, etag: __, ...said } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, said);
      const path = request.url ?? '';
      const alterHere = (key: string, value: unknown) => alter(key, value, path);
      response.end(isJson ? JSON.stringify(JSON.parse(bytes.toString(), alterHere)) : bytes);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
}

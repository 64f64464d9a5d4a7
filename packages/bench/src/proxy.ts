/**
 * Whether the gateway ever answers 502, or cuts a connection, while a store API is up.
 *
 *   node packages/bench/src/proxy.ts [--requests 1000000] [--shoppers 32] [--store .data/releases]
 *
 * Two APIs of the bench's own (Node's server with an idle time of a second, every twentieth answer given without reading the body, and
 * one of the two restarted every ten seconds, after it
 * has said so at `/health`) behind a gateway. Shoppers read and write, with pauses that let connections grow
 * old; beside them somebody sends over-long, slow, broken and abandoned requests without a pause.
 */
import { randomUUID } from 'node:crypto';
import { Agent, createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from './free-port.ts';
import { startGateway, statusOf } from './gateway-process.ts';
import { print } from './store-process.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    shoppers: { type: 'string', default: '32' },
    store: { type: 'string', default: '.data/releases' },
  },
});
const requests = Number(values.requests);
const host = '127.0.0.1';
const json = { 'content-type': 'application/json' };

/** An API that answers everything, but not always after it has read everything. */
async function startApi(port: number): Promise<Server> {
  let answered = 0;
  const server = createServer({ keepAliveTimeout: 1000 }, (req, res) => {
    answered += 1;
    const answer = () =>
      res.writeHead(req.url === '/health' && leaving.has(port) ? 503 : 200, json).end('{"data":null}');
    if (answered % 20 === 0) answer();
    else req.resume().on('end', answer);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return server;
}

/** APIs that are about to end: their health check says so. */
const leaving = new Set<number>();

/** Ends an API in such a way that nothing is lost: first nobody is sent there any more, then what is under way is answered. */
async function stopApi(server: Server, port: number): Promise<void> {
  leaving.add(port);
  await wait(4000);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  leaving.delete(port);
}

const ports = [await freePort(), await freePort()];
const servers = await Promise.all(ports.map(startApi));
const gateway = await startGateway({
  API_URL: ports.map((port) => `http://${host}:${port}`).join(','),
  RELEASE_STORE: values.store,
  CALLS_PER_ADDRESS: '1000',
});
const statuses = new Map<string, number>();
let sent = 0;
let restarts = 0;

async function shop(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (sent < requests) {
    sent += 1;
    const isWrite = sent % 3 === 0;
    const key: Record<string, string> = sent % 2 === 0 ? { 'idempotency-key': randomUUID() } : {};
    const body = isWrite ? JSON.stringify({ text: 'x'.repeat(sent % 4000) }) : undefined;
    const headers = { ...json, cookie: `sid=${sent}`, ...key, ...(body && { 'content-length': body.length }) };
    const method = isWrite ? 'POST' : 'GET';
    const path = !isWrite && sent % 5 === 0 ? '/media/a.avif' : '/user/anything';
    const name = `${isWrite ? (sent % 2 === 0 ? 'keyed write' : 'write') : 'read'} ${await statusOf({ agent, host, port: gateway.port, method, path, headers }, body)}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    if (Math.random() < 0.0005) await wait(900 + Math.random() * 300);
    if (sent % 50_000 === 0) print(`${sent}: ${[...statuses].map(([one, times]) => `${one} × ${times}`).join(', ')}`);
  }
  agent.destroy();
}

const head = `POST /user/anything HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
const nasty = [
  `${head}Content-Length: 200000\r\n\r\n${'x'.repeat(200_000)}`,
  `${head}Transfer-Encoding: chunked\r\n\r\n30d40\r\n${'x'.repeat(200_000)}\r\n0\r\n\r\n`,
  `${head}Content-Length: 1000\r\n\r\n{`,
  `${head}Expect: 100-continue\r\nContent-Length: 100000\r\n\r\n`,
  `GET /user/anything HTTP/1.1\r\nHost: localhost\r\n\r\n\u0001garbage\r\n\r\n`,
  `GET /user/anything HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(15_900)}\r\n\r\n`,
];

async function annoy(): Promise<void> {
  for (let turn = 0; sent < requests; turn += 1) {
    const socket = connect(gateway.port, host).on('error', () => undefined);
    socket.on('data', () => undefined).write(nasty[turn % nasty.length] ?? '');
    setTimeout(() => socket.destroy(), Math.random() * 3000);
    await wait(20);
  }
}

async function restart(): Promise<void> {
  for (let turn = 0; sent < requests; turn += 1) {
    await wait(10_000);
    const place = turn % 2;
    const [server, port] = [servers[place], ports[place]];
    if (!server || port === undefined) return;
    await stopApi(server, port);
    await wait(500);
    servers[place] = await startApi(port);
    restarts += 1;
    // The other one ends only when this one is known to be back.
    await wait(3000);
  }
}

const begun = performance.now();
await Promise.all([...Array.from({ length: Number(values.shoppers) }, shop), annoy(), restart()]);
const seconds = (performance.now() - begun) / 1000;
print(`${sent} requests in ${seconds.toFixed(0)} s, ${restarts} restarts of an API`);
for (const [name, times] of [...statuses].toSorted()) print(`${name}: ${times}`);
await gateway.stop();
for (const server of servers) server.close();
process.exit();

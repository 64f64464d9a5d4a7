import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

const key = { 'Idempotency-Key': '0b0e7c1e-0000-4000-8000-000000000001' };
const session = { Cookie: 'theme=dark; sid=abc' };
const json = { 'Content-Type': 'application/json' };
const done = JSON.stringify({ data: 'done' });

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const send = (path: string, headers: Record<string, string> = {}, to = gateway) =>
  to.get(path, { method: 'POST', body: '{}', headers: { ...json, ...headers } });

/** An API that answers the first request of a connection and closes it, without a word, when it is used again. */
async function startFlakyApi(head = '') {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    let isUsed = false;
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', () => {
      if (isUsed) socket.resetAndDestroy();
      else
        socket.write(
          `HTTP/1.1 200 OK\r\n${head}Content-Type: application/json\r\nContent-Length: ${done.length}\r\n\r\n${done}`,
        );
      isUsed = true;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => sockets.size,
    connections: () => connections,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test('no call fails because a kept connection is closed as it is used again', async () => {
  const tired = await startFlakyApi();
  const other = await startGateway({ variables: { API_URL: tired.url } });
  try {
    const statuses: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      statuses.push((await other.get('/user/read')).status, (await send('/user/write', {}, other)).status);
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  } finally {
    await other.stop();
    tired.stop();
  }
});

test('closes idle connections before the API does', async () => {
  const tired = await startFlakyApi('Keep-Alive: timeout=2\r\n');
  const other = await startGateway({ variables: { API_URL: tired.url } });
  try {
    await other.get('/user/read');
    await until(() => tired.open() === 0, 1900);
  } finally {
    await other.stop();
    tired.stop();
  }
});

/** Cuts the connection of so many requests, then answers. */
function cutFirst(times: number) {
  let seen = 0;
  return (req: IncomingMessage, res: ServerResponse) => {
    seen += 1;
    if (seen <= times) req.socket.destroy();
    else res.end(done);
  };
}

test.each([
  ['a write with a key is made again, once', '/user/order/create', { ...key, ...session }, 1, 200, 2],
  ['and not twice', '/user/order/create', { ...key, ...session }, 2, 503, 2],
  ['not without a key', '/user/order/create', session, 1, 503, 1],
  ['not with a key that the API refuses', '/user/order/create', { ...session, 'Idempotency-Key': 'k' }, 1, 503, 1],
  ['not without a session, which keys belong to', '/user/order/create', key, 1, 503, 1],
  ['not a call that keeps no keys', '/user/account/sign/up', { ...key, ...session }, 1, 503, 1],
])('when the API ends in the middle, %s', async (_, path, headers, cuts, status, times) => {
  gateway.api.answers.set(path, cutFirst(cuts));
  expect((await send(path, headers)).status).toBe(status);
  expect(gateway.api.requests.filter(({ url }) => url === path)).toHaveLength(times);
});

const portOf = (api: FakeApi) => Number(new URL(api.url).port);

function furnish(api: FakeApi): FakeApi {
  for (const [path, answer] of [
    ['/health', { ok: true }],
    ['/user/read', 'read'],
    ['/user/write', 'written'],
  ] as const) {
    api.answers.set(path, answer);
  }
  return api;
}

test('a write that reached nobody is sent to another API', async () => {
  const other = furnish(await startFakeApi());
  furnish(gateway.api);
  const both = await startGateway({ api: gateway.api, variables: { API_URL: `${gateway.api.url},${other.url}` } });
  await other.stop();
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await send('/user/write', {}, both)).status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  await both.stop();
});

test('nothing ends in 502 while one of two APIs is restarted again and again', async () => {
  furnish(gateway.api);
  let other = furnish(await startFakeApi());
  const port = portOf(other);
  const both = await startGateway({ api: gateway.api, variables: { API_URL: `${gateway.api.url},${other.url}` } });
  const statuses: Record<number, number> = {};
  let isOver = false;
  const shop = async (isWriting: boolean) => {
    while (!isOver) {
      const { status } = await (isWriting ? send('/user/write', { ...key, ...session }, both) : both.get('/user/read'));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const shoppers = [shop(true), shop(false), shop(true), shop(false)];
  /** Calls of each of them that are answered from now on. */
  const someMore = async () => {
    const enough = (statuses[200] ?? 0) + 5 * shoppers.length;
    await until(() => (statuses[200] ?? 0) >= enough || Object.keys(statuses).length > 1);
  };
  for (let turn = 0; turn < 5; turn += 1) {
    await other.stop();
    await someMore();
    other = furnish(await startFakeApi(port));
    await both.app.refreshUpstream();
    await someMore();
  }
  isOver = true;
  await Promise.all(shoppers);
  expect(Object.keys(statuses)).toEqual(['200']);
  await both.stop();
  await other.stop();
});

test('pictures have connections of their own', async () => {
  furnish(gateway.api);
  const waiting: ServerResponse[] = [];
  const many = await startGateway({ api: gateway.api, variables: { CALLS_PER_ADDRESS: '1000' } });
  const pictures = Array.from({ length: 300 }, (_, index) => {
    gateway.api.answers.set(`/media/${index}.avif`, (_req: IncomingMessage, res: ServerResponse) => waiting.push(res));
    return many.get(`/media/${index}.avif`);
  });
  await until(() => waiting.length === 256);
  expect((await many.get('/user/read')).status).toBe(200);
  const answers = setInterval(() => {
    for (const res of waiting.splice(0)) res.end('a picture');
  }, 10);
  expect(new Set((await Promise.all(pictures)).map(({ status }) => status))).toEqual(new Set([200]));
  clearInterval(answers);
  await many.stop();
});

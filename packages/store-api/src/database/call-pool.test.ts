import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { createCircuit } from '@vitryna/resilience';
import { until } from '@vitryna/resilience/testing';
import pg from 'pg';
import { DatabaseUnavailable } from '../core/unavailable.ts';
import { createCallPool } from './call-pool.ts';

const limitMs = 200;
/** Authentication is over, ready for a question: what a server says before it falls silent. */
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

let server: Server;
let raw: pg.Pool;
const sockets = new Set<Socket>();

async function listen(onData: (socket: Socket, time: number) => void): Promise<pg.Pool> {
  server = createServer((socket) => {
    let time = 0;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => {
      time += 1;
      onData(socket, time);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  raw = new pg.Pool({
    connectionString: `postgres://shop@127.0.0.1:${port}/shop`,
    max: 2,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  });
  return raw.on('error', () => undefined);
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await raw.end();
  server.close();
  sockets.clear();
});

test.each<[string, (socket: Socket, time: number) => void]>([
  ['accepts connections and never answers', () => undefined],
  ['sends a part of its first answer', (socket) => void socket.write(greeting.subarray(0, 5))],
  ['ends connections', (socket) => void socket.destroy()],
])('a server that %s is refused within the limit', async (_, trouble) => {
  const pool = createCallPool(await listen(trouble), null);
  await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
});

test.each<[string, (socket: Socket) => void]>([
  ['falls silent', () => undefined],
  [
    'drips bytes',
    (socket) => {
      // The beginning of a notice of 1,000 bytes that goes on for ever.
      socket.write(Buffer.from([0x4e, 0, 0, 3, 0xe8]));
      const timer = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(timer));
    },
  ],
])('a server that %s at a question is refused, and its connection is never asked again', async (_, trouble) => {
  let asked = 0;
  const pool = createCallPool(
    await listen((socket, time) => {
      asked += 1;
      if (time === 1) socket.write(greeting);
      else trouble(socket);
    }),
    null,
  );
  const client = await pool.connect();
  await expect(client.query('select 1', [])).rejects.toThrow(DatabaseUnavailable);
  const before = asked;
  await expect(client.query('rollback', [])).rejects.toThrow(DatabaseUnavailable);
  expect(asked).toBe(before);
  client.release();
  expect(raw.totalCount).toBe(0);
});

test('who waits for a connection that others have is refused within the limit', async () => {
  const pool = createCallPool(await listen((socket) => socket.write(greeting)), null);
  const clients = [await pool.connect(), await pool.connect()];
  await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
  for (const client of clients) client.release();
});

test('after failures in a row nobody is tried, until the database has answered in the background', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const circuit = createCircuit();
  const probe = () => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  };
  const pool = createCallPool(await listen((socket) => void socket.destroy()), { circuit, probe });
  for (const _ of [1, 2, 3]) await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
  answers[0]?.reject(new Error('no answer'));
  await until(() => circuit.isOpen);
  const tried = sockets.size;
  expect(tried).toBe(3);
  await expect(pool.connect()).rejects.toThrow('has not for a moment');
  expect(sockets.size).toBe(tried);
  await until(() => answers.length > 1);
  answers[1]?.resolve();
  await until(() => !circuit.isOpen);
  await expect(pool.connect()).rejects.not.toThrow('has not for a moment');
  expect(sockets.size).toBe(tried + 1);
  circuit.stop();
});

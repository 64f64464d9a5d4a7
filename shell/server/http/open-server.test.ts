import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { openServer, type ServerLimits } from './open-server.ts';

const forever = 3_600_000;
/** More than the buffers of both ends take. */
const large = Buffer.alloc(32 * 1024 * 1024);

let server: Server;
let client: Socket;
afterEach(() => {
  client.destroy();
  server.close();
});

/** Asks for more than is read; resolves when the answer is over, with whether all of it was taken. */
async function askWithoutReading(limits: Partial<ServerLimits>, read: (socket: Socket) => void): Promise<boolean> {
  const over = Promise.withResolvers<boolean>();
  server = openServer(
    (_, res) => {
      res.once('close', () => over.resolve(res.writableFinished));
      res.end(large);
    },
    { longestBodyMs: forever, idleMs: forever, takenWithinMs: forever, ...limits },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  read(client);
  return over.promise;
}

function drop(socket: Socket) {
  socket.once('readable', () => {
    socket.read(1);
    setImmediate(drop, socket);
  });
}

test('leaves a client that reads nothing of its answer', async () => {
  expect(await askWithoutReading({ idleMs: 200 }, (socket) => socket.pause())).toBe(false);
});

test('leaves a client that reads its answer drop by drop', async () => {
  expect(await askWithoutReading({ takenWithinMs: 400 }, drop)).toBe(false);
});

test('gives the whole answer to a client that reads', async () => {
  expect(await askWithoutReading({}, (socket) => void socket.resume())).toBe(true);
});

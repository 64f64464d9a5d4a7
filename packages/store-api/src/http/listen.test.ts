import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type Listener, listen } from './listen.ts';

let shop: TestApp;
let listener: Listener;
beforeAll(async () => {
  shop = await createTestApp();
  listener = await listen(shop.app.fetch, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await listener.close(0);
  await shop.close();
});

/** Sends a request as it stands; returns the status of the answer. */
async function ask(path: string, headers: string[]): Promise<number> {
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return Number((await text(socket)).slice(9, 12));
}

test.each([
  '99999999999',
  '256.256.256.256',
  '1.2.3.4.5',
  '2130706433',
  '127.1',
  '0x7f000001',
  'a b',
  'shop.example/path',
  'shop.example:99999',
  'user@shop.example',
  '[::1',
  '%31',
  'крамниця.example',
])('answers 400 to the host %s, whatever is asked for', async (host) => {
  for (const path of ['/user/account/me', '/user/catalog/redirect?path=/a', '/health', '/nowhere']) {
    expect([path, await ask(path, [`Host: ${host}`])]).toEqual([path, 400]);
  }
  expect(shop.log).toEqual([]);
});

test.each(['other.example', 'shop.example'])('answers 400 to two hosts, the second %s', async (second) => {
  expect(await ask('/user/account/me', ['Host: shop.example', `Host: ${second}`])).toBe(400);
});

test.each(['shop.example', 'Shop.Example:8080', '127.0.0.1:4001', '[::1]:4001', 'store_api:80', 'localhost'])(
  'takes the host %s',
  async (host) => {
    expect(await ask('/user/account/me', [`Host: ${host}`])).toBe(200);
  },
);

test.each([
  ['127.0.0.1', 200],
  ['localhost:4001', 200],
  ['[::1]:4001', 200],
  ['shop.example', 404],
  ['127.0.0.1.rebound.example', 404],
])('shows the e-mails to the host %s: %i', async (host, status) => {
  expect(await ask('/__dev/outbox', [`Host: ${host}`])).toBe(status);
});

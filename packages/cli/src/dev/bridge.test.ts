import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Bridge, startBridge, toLiveCookies, toPlainCookie } from './bridge.ts';

let live: Server;
let bridge: Bridge;
let received: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[];
let origin: string;

beforeEach(async () => {
  received = [];
  live = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    received.push({ url: req.url, headers: req.headers, body });
    res.writeHead(201, { 'Content-Type': 'application/json', 'Set-Cookie': ['sid=1; HttpOnly', 'device=2'] }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(live, 'listening');
  origin = `http://127.0.0.1:${(live.address() as AddressInfo).port}`;
  bridge = await startBridge(new URL(origin));
});
afterEach(() => {
  bridge.close();
  live.close();
  live.closeAllConnections();
});

test('asks the live store as its own pages do', async () => {
  const answer = await fetch(`${bridge.url}/user/cart?x=1`, {
    method: 'POST',
    body: '{"quantity":1}',
    headers: {
      Origin: 'http://localhost:8090',
      Referer: 'http://localhost:8090/ua/cart',
      'X-Forwarded-For': '10.0.0.1',
      'X-Forwarded-Host': 'localhost:8090',
      'X-Gateway-Secret': 'a secret of tests',
      Cookie: 'dev-Host-sid=abc; store_theme=dark',
    },
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['sid=1; HttpOnly', 'device=2']);
  const [asked] = received;
  expect(asked).toMatchObject({ url: '/user/cart?x=1', body: '{"quantity":1}' });
  expect(asked?.headers).toMatchObject({
    host: new URL(origin).host,
    origin,
    referer: `${origin}/`,
    cookie: '__Host-sid=abc; store_theme=dark',
  });
  const names = Object.keys(asked?.headers ?? {});
  expect(names.filter((name) => /forwarded|secret/.test(name))).toEqual([]);
});

test('says which store does not answer', async () => {
  live.close();
  live.closeAllConnections();
  const answer = await fetch(`${bridge.url}/user/cart`);
  expect(answer.status).toBe(502);
  await expect(answer.text()).resolves.toContain(`${origin}: `);
});

test.each([
  ['__Host-sid=abc; Path=/; HttpOnly; Secure; SameSite=Lax', 'dev-Host-sid=abc; Path=/; HttpOnly; SameSite=Lax'],
  ['__Secure-a=1; secure', 'dev-Secure-a=1'],
  ['device=1; Domain=shop.example; Max-Age=5', 'device=1; Max-Age=5'],
  ['note=Secure; Path=/', 'note=Secure; Path=/'],
])('keeps %s as %s', (cookie, plain) => {
  expect(toPlainCookie(cookie)).toBe(plain);
});

test('names cookies as the live store did', () => {
  expect(toLiveCookies('a=1; dev-Host-sid=x;dev-Secure-b=2; not-dev-Host-c=3')).toBe(
    'a=1; __Host-sid=x;__Secure-b=2; not-dev-Host-c=3',
  );
});

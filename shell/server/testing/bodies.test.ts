import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import type { ProxiedRoute } from '../upstream/proxied-routes.ts';
import { connectRaw, get, post } from './raw-client.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

const form = { maxBytes: 64 * 1024, withinMs: 400, isStreamed: false };
const files = { maxBytes: 300_000, withinMs: 1500, isStreamed: true };
/** For bodies that a test holds back as long as it likes. */
const patient = { ...form, withinMs: 60_000 };
const answerWithinMs = { read: 5000, write: 5000 };
const routes: ProxiedRoute[] = [
  { prefix: '/user/patient', upstream: 'user', body: patient, answerWithinMs },
  { prefix: '/user/files', upstream: 'user', body: files, answerWithinMs },
  { prefix: '/user/', upstream: 'user', body: form, answerWithinMs },
  { prefix: '/media/', upstream: 'media', body: form, answerWithinMs },
];
const write = '/user/write';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ routes });
  gateway.api.answers.set(write, 'done');
  gateway.api.answers.set('/user/read', 'hello');
  gateway.api.answers.set('/user/files', 'kept');
});
beforeEach(() => {
  gateway.api.requests.length = 0;
  gateway.lines.length = 0;
});
afterAll(() => gateway.stop());

const askedFor = (path: string) => gateway.api.requests.filter(({ url }) => url === path);
const writeWell = () =>
  gateway.get(write, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } });

test.each([
  ['says so', { 'Content-Length': 200_000 }, 'x'.repeat(200_000)],
  ['says so and sends nothing', { 'Content-Length': 200_000_000 }, ''],
  ['comes in chunks', { 'Transfer-Encoding': 'chunked' }, `30d40\r\n${'x'.repeat(200_000)}\r\n0\r\n\r\n`],
  ['comes in chunks without end', { 'Transfer-Encoding': 'chunked' }, `fffffff\r\n${'x'.repeat(200_000)}`],
])('refuses an over-long body that %s; the API does not hear of it', async (_, headers, body) => {
  const client = await connectRaw(gateway.url);
  client.write(post(write, headers as Record<string, string | number>, body));
  const answer = await client.closed;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/Connection: close/i);
  expect(answer).toContain('"code":"tooLarge"');
  expect(askedFor(write)).toEqual([]);
});

test('takes a body of the very limit, in chunks of any size', async () => {
  const client = await connectRaw(gateway.url);
  client.write(post(write, { 'Transfer-Encoding': 'chunked' }));
  for (let part = 0; part < 64; part += 1) client.write(`400\r\n${'y'.repeat(1024)}\r\n`);
  client.write('0\r\n\r\n');
  await client.seen('{"data":"done"}');
  expect(askedFor(write).map(({ body, headers }) => [body.length, headers['content-length']])).toEqual([
    [65_536, '65536'],
  ]);
  client.destroy();
});

test('passes on what a bank has signed byte for byte, with the headers that it signs in', async () => {
  const path = '/user/payment/callback/bank';
  gateway.api.answers.set(path, null);
  const body = Uint8Array.from([0x7b, 0x0d, 0x0a, 0x20, 0xff, 0xfe, 0x00, 0xd0, 0x7d, 0x20]);
  const headers = { 'Content-Type': 'application/json', 'X-Sign': 'AbC+/=', 'Stripe-Signature': 't=1,v1=0a' };
  expect((await fetch(`${gateway.url}${path}`, { method: 'POST', body, headers })).status).toBe(200);
  const [asked] = askedFor(path);
  expect([...(asked?.bytes ?? [])]).toEqual([...body]);
  expect(asked?.headers).toMatchObject({ 'x-sign': 'AbC+/=', 'stripe-signature': 't=1,v1=0a' });
});

test('gives up a body that is too slow', async () => {
  const client = await connectRaw(gateway.url);
  client.write(post(write, { 'Content-Length': 10 }, '{"a"'));
  const answer = await client.closed;
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"timeout"/);
  expect(askedFor(write)).toEqual([]);
});

test('640 slow writes from one address hold up nobody else, and hold no connection to the API', async () => {
  const slow = await Promise.all(Array.from({ length: 640 }, () => connectRaw(gateway.url, '127.0.0.2')));
  for (const client of slow) client.write(post('/user/patient', { 'Content-Length': 1000 }, '{'));
  await until(() => slow.filter((client) => client.text().includes(' 429 ')).length === 640 - 64);
  const statuses = await Promise.all([
    ...Array.from({ length: 30 }, async () => (await writeWell()).status),
    ...Array.from({ length: 30 }, async () => (await gateway.get('/media/none.avif')).status),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200, 404]));
  expect(askedFor(write)).toHaveLength(30);
  expect(askedFor('/user/patient')).toEqual([]);
  expect(slow.filter((client) => client.text() === '')).toHaveLength(64);
  for (const client of slow) client.destroy();
});

test('a client that leaves half way is never heard of by the API', async () => {
  const client = await connectRaw(gateway.url);
  client.write(post(write, { 'Content-Length': 10, Expect: '100-continue' }));
  await client.seen('HTTP/1.1 100 Continue\r\n\r\n');
  client.write('{"a"');
  client.destroy();
  await until(() => gateway.lines.some(({ path }) => path === write));
  expect((await writeWell()).status).toBe(200);
  expect(askedFor(write)).toHaveLength(1);
});

test('says that a body may come, unless it is too long', async () => {
  const short = await connectRaw(gateway.url);
  short.write(post(write, { 'Content-Length': 2, Expect: '100-continue' }));
  await short.seen('HTTP/1.1 100 Continue\r\n\r\n');
  short.write('{}');
  await short.seen('{"data":"done"}');
  short.destroy();
  const long = await connectRaw(gateway.url);
  long.write(post(write, { 'Content-Length': 70_000, Expect: '100-continue' }));
  expect(await long.closed).toMatch(/^HTTP\/1\.1 413 /);
});

test('does not read what is sent to a page', async () => {
  const client = await connectRaw(gateway.url);
  client.write(post('/catalog', { 'Content-Length': 1_000_000_000 }, 'x'.repeat(100_000)));
  expect(await client.closed).toMatch(/^HTTP\/1\.1 405 [\s\S]*Connection: close/i);
});

test('throws the body of a read away', async () => {
  const client = await connectRaw(gateway.url);
  client.write(`${get('/user/read', { 'Content-Length': '5' })}hello${get('/user/read')}`);
  await client.seen('{"data":"hello"}', 2);
  expect(askedFor('/user/read').map(({ body }) => body)).toEqual(['', '']);
  client.destroy();
});

test('answers garbage behind a request after that request', async () => {
  let answer = () => {};
  gateway.api.answers.set('/user/slow', (_: IncomingMessage, res: ServerResponse) => {
    answer = () => res.end('{"data":"slow"}');
  });
  const client = await connectRaw(gateway.url);
  client.write(`${get('/user/slow')}\u0001\u0002 garbage\r\n\r\n`);
  await until(() => askedFor('/user/slow').length > 0);
  // The garbage came with the request; an answer to it would be on its way before this one is.
  expect((await gateway.get('/user/read')).status).toBe(200);
  expect(client.text()).toBe('');
  answer();
  expect(await client.closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"data":"slow"\}$/);
  const other = await connectRaw(gateway.url);
  other.write('\u0001\u0002 garbage\r\n\r\n');
  expect(await other.closed).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
});

test('passes 13 KB of headers on and refuses 15 KB, before the API would cut the connection', async () => {
  const fits = await gateway.get('/user/hello', { headers: { 'X-Long': 'x'.repeat(13_000) } });
  expect(fits.status).toBe(200);
  const client = await connectRaw(gateway.url);
  client.write(get('/user/hello', { 'X-Long': 'x'.repeat(15_000) }));
  expect(await client.closed).toMatch(/^HTTP\/1\.1 431 /);
});

test.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('refuses %s', async (method) => {
  const answer = await gateway.get('/user/hello', { method });
  expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } });
});

test('answers HEAD and requests for an upgrade as reads', async () => {
  await expect(gateway.get('/user/hello', { method: 'HEAD' })).resolves.toMatchObject({ status: 200, text: '' });
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' };
  await expect(gateway.get('/user/hello', { headers })).resolves.toMatchObject({ status: 200 });
  expect(askedFor('/user/hello').at(-1)?.headers).not.toHaveProperty('upgrade');
});

test('passes files on as they arrive, within a limit of their own', async () => {
  const client = await connectRaw(gateway.url);
  client.write(post('/user/files', { 'Content-Length': 200_000 }, 'f'.repeat(200_000)));
  await client.seen('{"data":"kept"}');
  expect(askedFor('/user/files').map(({ body }) => body.length)).toEqual([200_000]);
  client.destroy();
  for (const [headers, body, status] of [
    [{ 'Content-Length': 400_000 }, '', 413],
    [{ 'Transfer-Encoding': 'chunked' }, `61a80\r\n${'f'.repeat(400_000)}`, 413],
    [{ 'Content-Length': 2000 }, 'f', 408],
  ] as const) {
    const other = await connectRaw(gateway.url);
    other.write(post('/user/files', headers, body));
    expect(await other.closed).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  }
  expect(gateway.lines.filter(({ status }) => status === 502)).toEqual([]);
});

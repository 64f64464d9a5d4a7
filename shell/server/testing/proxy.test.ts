import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { startFakeApi } from './fake-api.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

test('passes calls on with its own word about who asks [§7.1]', async () => {
  gateway.api.answers.set('/user/catalog/product/cart/add?x=1', { ok: true });
  const answer = await gateway.get('/user/catalog/product/cart/add?x=1', {
    method: 'POST',
    body: '{"productId":"1"}',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': '17',
      Cookie: 'sid=1',
      Connection: 'close, X-Hop',
      'X-Hop': 'dropped',
      'X-Gateway-Secret': 'guessed',
      'X-Forwarded-For': '1.2.3.4',
      'X-Forwarded-Host': 'evil.example',
    },
  });
  expect(JSON.parse(answer.text)).toEqual({ data: { ok: true } });
  const asked = gateway.api.requests.at(-1);
  expect(asked).toMatchObject({
    method: 'POST',
    body: '{"productId":"1"}',
    headers: { cookie: 'sid=1', 'x-gateway-secret': 'a secret of tests' },
  });
  expect(asked?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  expect(asked?.headers['x-forwarded-host']).toMatch(/^127\.0\.0\.1:\d+$|^localhost/);
  expect(asked?.headers).not.toHaveProperty('x-hop');
});

test('passes every Set-Cookie and the status back', async () => {
  gateway.api.answers.set('/user/two', (_: IncomingMessage, res: ServerResponse) => {
    res.writeHead(418, { 'Set-Cookie': ['a=1', 'b=2'], 'Keep-Alive': 'timeout=1' });
    res.end('short');
  });
  await expect(gateway.get('/user/two')).resolves.toMatchObject({
    status: 418,
    text: 'short',
    headers: { 'set-cookie': ['a=1', 'b=2'] },
  });
});

test('compresses long JSON on the way and takes the weak tag back', async () => {
  const list = Array.from({ length: 500 }, (_, index) => ({ index }));
  gateway.api.answers.set('/user/list', (req: IncomingMessage, res: ServerResponse) => {
    const isKnown = req.headers['if-none-match'] === '"tag"';
    res.writeHead(isKnown ? 304 : 200, { 'Content-Type': 'application/json', ETag: '"tag"' });
    res.end(isKnown ? undefined : JSON.stringify(list));
  });
  const answer = await gateway.get('/user/list', { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"tag"', vary: 'Accept-Encoding' });
  expect(JSON.parse(brotliDecompressSync(answer.bytes).toString())).toEqual(list);
  await expect(gateway.get('/user/list', { headers: { 'If-None-Match': 'W/"tag"' } })).resolves.toMatchObject({
    status: 304,
  });
});

test('asks for pictures where they are made, which need not be the API', async () => {
  const media = await startFakeApi();
  const other = await startGateway({ variables: { MEDIA_URL: media.url } });
  try {
    media.answers.set('/media/placeholder/s.avif', 'a picture');
    expect((await other.get('/media/placeholder/s.avif')).status).toBe(200);
    expect(other.api.requests.filter(({ url }) => url.startsWith('/media/'))).toEqual([]);
  } finally {
    await other.stop();
    await media.stop();
  }
});

test('keeps immutable media in memory and asks for other media each time', async () => {
  const bytes = randomBytes(5000);
  const serve = (cacheControl: string) => (_: IncomingMessage, res: ServerResponse) => {
    res.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': cacheControl, ETag: '"m"' });
    res.end(bytes);
  };
  gateway.api.answers.set('/media/a/s.webp', serve('public, max-age=31536000, immutable'));
  gateway.api.answers.set('/media/b/s.webp', serve('no-cache'));
  for (const path of ['/media/a/s.webp', '/media/b/s.webp', '/media/a/s.webp', '/media/b/s.webp']) {
    expect((await gateway.get(path)).bytes).toEqual(bytes);
  }
  const asked = gateway.api.requests.map(({ url }) => url).filter((url) => url.startsWith('/media/'));
  expect(asked.sort()).toEqual(['/media/a/s.webp', '/media/b/s.webp', '/media/b/s.webp']);
  await expect(gateway.get('/media/a/s.webp', { headers: { 'If-None-Match': '"m"' } })).resolves.toMatchObject({
    status: 304,
  });
});

test('answers 503 in the shape of the API, and when to try again, when the upstream is gone', async () => {
  await gateway.api.stop();
  const answer = await gateway.get('/user/anything');
  expect(answer).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '2' } });
  expect(JSON.parse(answer.text)).toEqual({ error: { code: 'unavailable', message: '@Internal server error' } });
});

test.each([
  ['a write that was sent whole goes on', 'POST', 'finished'],
  ['a read is given up', 'GET', 'given up'],
] as const)('when the shopper leaves, %s', async (_, method, wanted) => {
  let outcome = '';
  const arrived = new Promise<() => void>((resolve) => {
    gateway.api.answers.set('/user/slow', (_req: IncomingMessage, res: ServerResponse) => {
      res.on('finish', () => {
        outcome = 'finished';
      });
      res.on('close', () => {
        outcome ||= 'given up';
      });
      resolve(() => res.end('{}'));
    });
  });
  const { hostname, port } = new URL(gateway.url);
  const body = method === 'POST' ? '{"quantity":1}' : undefined;
  const headers = body ? { 'content-length': body.length } : {};
  const call = request({ hostname, port, method, path: '/user/slow', headers, agent: false });
  call.on('error', () => undefined);
  call.end(body);
  const answer = await arrived;
  call.destroy();
  // The gateway logs a request when its shopper has the answer or is gone.
  await until(() => gateway.lines.some(({ path }) => path === '/user/slow'));
  if (wanted === 'given up') await until(() => outcome !== '');
  answer();
  await until(() => outcome !== '');
  expect(outcome).toBe(wanted);
});

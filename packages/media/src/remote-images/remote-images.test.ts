import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createMediaApp, type MediaApp } from '../index.ts';

let folder: string;
let shared: MediaApp;
let media: MediaApp;
let server: Server;
let host: string;
let asked: string[];
let answer: RequestListener;
let errors: string[];

const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 4, background: '#204060' } })
    .toFormat(format)
    .toBuffer();

/** Names of every test's host: the service that most tests share reads the list anew each time. */
const hosts: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-outside-'));
  shared = start({ hosts });
});

beforeEach(async () => {
  asked = [];
  errors = [];
  media = shared;
  const png = await picture(600, 300);
  answer = (_request, response) => response.end(png);
  server = createServer((request, response) => {
    asked.push(String(request.url));
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  hosts.push(host);
});

afterEach(async () => {
  if (media !== shared) await media.close();
  server.closeAllConnections();
  server.close();
});

afterAll(async () => {
  await shared.close();
  await rm(folder, { recursive: true, force: true });
});

type Rules = Omit<NonNullable<Parameters<typeof createMediaApp>[0]['outside']>, 'contentUrl'> & { contentUrl?: string };

const start = (rules: Rules, cacheFolder = folder): MediaApp =>
  createMediaApp({
    cacheFolder,
    resolveSpec: async () => null,
    // A busy machine may take long to start the process that makes the sizes.
    outside: { contentUrl: null, timeoutMs: 60_000, patienceMs: 60_000, ...rules },
    onError: (error) => errors.push(String(error)),
  });

const path = (address: string, file = 's.webp') =>
  `/media/outside/${Buffer.from(address).toString('base64url')}/${file}`;
const get = (address: string, file?: string) => media.request(path(address, file));

async function isPlaceholder(response: Response): Promise<boolean> {
  const placeholder = await media.request('/media/placeholder/s.webp');
  const [one, other] = await Promise.all([response.arrayBuffer(), placeholder.arrayBuffer()]);
  return Buffer.from(one).equals(Buffer.from(other));
}

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'shows a %s of a listed host in the size asked for',
  async (format) => {
    const bytes = await picture(600, 300, format);
    answer = (_request, response) => response.end(bytes);
    const response = await get(`http://${host}/a`, 's.avif');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/avif');
    const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(made).toMatchObject({ width: 240, height: 120 });
  },
);

test('makes no picture larger than it is', async () => {
  const made = await sharp(Buffer.from(await (await get(`http://${host}/a`, 'xl.webp')).arrayBuffer())).metadata();
  expect(made).toMatchObject({ width: 600, height: 300 });
});

test('asks once for all sizes, for requests at the same time and later', async () => {
  await Promise.all([get(`http://${host}/a`, 's.webp'), get(`http://${host}/a`, 'm.webp')]);
  const { headers } = await get(`http://${host}/a`, 'xs.webp');
  expect(asked).toEqual(['/a']);
  const etag = headers.get('etag') ?? '';
  const again = await media.request(path(`http://${host}/a`, 'xs.webp'), { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test.each([
  ['/uploads/x.png', '/base/uploads/x.png'],
  ['uploads/x.png?v=2', '/base/uploads/x.png?v=2'],
])('%s is below the content service, which may be a private one [§3.22]', async (address, url) => {
  media = start({ hosts: [], contentUrl: `http://${host}/base` });
  expect((await get(address)).status).toBe(200);
  expect(asked).toEqual([url]);
});

test.each([
  'http://10.0.0.1/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost/a.png',
  'http://user:secret@cdn.example/a.png',
  'ftp://cdn.example/a.png',
  'file:///etc/passwd',
  'http://cdn.example:8080/a.png',
  'http://cdn.example.evil/a.png',
  '/uploads/x.png',
])('refuses %s with the placeholder', async (address) => {
  media = start({ hosts: ['cdn.example'] });
  const response = await get(address);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await isPlaceholder(response)).toBe(true);
});

test.each([['127.0.0.1'], ['10.1.2.3'], ['169.254.169.254'], ['::1'], ['::ffff:127.0.0.1'], ['fd00::1'], ['fe80::1']])(
  'a listed name that leads to %s is not asked',
  async (address) => {
    const { port } = new URL(`http://${host}`);
    media = start({ hosts: [`cdn.example:${port}`], resolve: async () => [address] });
    expect((await get(`http://cdn.example:${port}/a.png`)).status).toBe(502);
    expect(asked).toEqual([]);
    expect(errors.join()).toContain('does not answer');
  },
);

test('one private address among public ones refuses the name', async () => {
  media = start({ hosts: ['cdn.example'], resolve: async () => ['93.184.216.34', '127.0.0.1'] });
  expect((await get('http://cdn.example/a.png')).status).toBe(502);
});

test.each<[string, RequestListener]>([
  ['a redirect', (_request, response) => response.writeHead(302, { Location: '/b' }).end()],
  ['no picture', (_request, response) => response.end('<html>')],
  ['a drawing', (_request, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['nothing', (_request, response) => response.end()],
  ['404', (_request, response) => response.writeHead(404).end()],
  ['too much', (_request, response) => response.writeHead(200, { 'Content-Length': 13 * 1024 * 1024 }).end()],
  [
    'too much without saying so',
    (_request, response) => {
      const pump = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
      };
      response.on('drain', pump);
      pump();
    },
  ],
])('%s is answered with the placeholder and not asked for again at once', async (_name, handler) => {
  answer = handler;
  const first = await get(`http://${host}/a`);
  expect(first.status).toBe(502);
  expect(first.headers.get('cache-control')).toBe('public, max-age=30');
  expect(await isPlaceholder(first)).toBe(true);
  expect((await get(`http://${host}/a`)).status).toBe(502);
  expect(asked).toEqual(['/a']);
});

test('a picture of too many pixels is refused', async () => {
  const bytes = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  answer = (_request, response) => response.end(bytes);
  expect((await get(`http://${host}/a`)).status).toBe(502);
  expect(errors.join()).toContain('pixel limit');
});

test('a host that is down is left alone for all its pictures', async () => {
  answer = (request) => request.socket.destroy();
  expect((await get(`http://${host}/a`)).status).toBe(502);
  expect((await get(`http://${host}/b`)).status).toBe(502);
  expect(asked).toEqual(['/a']);
});

test('nobody waits long for a slow host, and the next shopper has its picture', async () => {
  media = start({ hosts: [host], patienceMs: 50 });
  const png = await picture(60, 60);
  const { promise: isTime, resolve: release } = Promise.withResolvers<void>();
  answer = (_request, response) => void isTime.then(() => response.end(png));
  const late = await get(`http://${host}/a`);
  expect(late.status).toBe(504);
  expect(late.headers.get('cache-control')).toBe('no-store');
  expect(await isPlaceholder(late)).toBe(true);
  release();
  let next = await get(`http://${host}/a`);
  for (let tries = 0; next.status !== 200 && tries < 100; tries += 1) next = await get(`http://${host}/a`);
  expect(next.status).toBe(200);
});

test('a host that takes too long is given up', async () => {
  media = start({ hosts: [host], timeoutMs: 50 });
  answer = () => undefined;
  expect((await get(`http://${host}/a`)).status).toBe(502);
  expect(errors.join()).toContain('takes longer than 50 ms');
});

test.each(['m.png', 'xxl.webp', '..%2fm.webp', '240.webp'])('%s is no file of a picture', async (file) => {
  expect((await media.request(path(`http://${host}/a`, file))).status).toBe(404);
  expect(asked).toEqual([]);
});

test('an address has one name', async () => {
  const name = Buffer.from(`http://${host}/a`).toString('base64url');
  expect((await media.request(`/media/outside/${name}=/s.webp`)).status).toBe(404);
  expect((await media.request(`/media/outside/${name}%20/s.webp`)).status).toBe(404);
});

test('keeps no more than the bound, and the newest', async () => {
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const small = join(folder, 'small');
  media = start({ hosts, maxKeptBytes: noise.length * 3 }, small);
  answer = (_request, response) => response.end(noise);
  for (const name of ['a', 'b', 'c', 'd']) expect((await get(`http://${host}/${name}`, 'xs.avif')).status).toBe(200);
  const kept = await readdir(join(small, 'outside'), { recursive: true });
  expect(kept.filter((file) => file.endsWith('original')).length).toBeLessThan(4);
  asked = [];
  await get(`http://${host}/d`, 'xs.avif');
  await get(`http://${host}/a`, 'xs.avif');
  expect(asked).toEqual(['/a']);
});

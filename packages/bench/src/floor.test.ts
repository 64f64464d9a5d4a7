import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serveFloor } from './floor.ts';

const page =
  '<head><link rel="modulepreload" href="/a.js"><link rel="preload" as="script" href="/b.js"><link rel="preload" as="image" href="/p.avif"></head>';
const store = createServer(({ url }, reply) => {
  if (url === '/ua/kamery') return reply.end(`${page}<h1>Камери</h1><script defer src="/b.js"></script>`);
  reply.writeHead(url === '/p.avif' ? 200 : 404, { 'content-type': 'image/avif' }).end('picture');
});
const base = () => `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
beforeAll(() => new Promise<void>((resolve) => void store.listen(0, '127.0.0.1', resolve)));
afterAll(() => void store.close());

test('is the page of the store without its scripts, and with its pictures', async () => {
  const floor = await serveFloor(base(), '/ua/kamery');
  const html = await (await fetch(floor.url)).text();
  expect(html).toBe('<head><link rel="preload" as="image" href="/p.avif"></head><h1>Камери</h1>');
  const picture = await fetch(new URL('/p.avif', floor.url));
  expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/avif', 'picture']);
  floor.close();
});

test('is none of a page that the store does not have', async () => {
  await expect(serveFloor(base(), '/ua/other')).rejects.toThrow('/ua/other answered 404');
});

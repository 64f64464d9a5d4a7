import { expect, test } from '@jest/globals';
import { createHttpReleaseStore } from './http-release-store.ts';

const pointer = {
  schema: 1,
  revision: 3,
  live: '0123456789abcdef',
  canary: null,
  history: [],
  changedAt: '2026-01-01T00:00:00.000Z',
  event: null,
  retired: [],
};

test('reads the pointer with its ETag and keeps it while the answer is 304', async () => {
  const asked: (string | null)[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    const etag = new Headers(init?.headers).get('if-none-match');
    asked.push(etag);
    return etag ? new Response(null, { status: 304 }) : Response.json(pointer, { headers: { ETag: '"one"' } });
  };
  const store = createHttpReleaseStore({ url: 'http://store.example/releases/', fetch });
  for (let time = 0; time < 2; time += 1) await expect(store.readLive()).resolves.toMatchObject({ revision: 3 });
  expect(asked).toEqual([null, '"one"']);
});

test('tells what is missing from what does not answer', async () => {
  const missing = createHttpReleaseStore({ url: 'http://s', fetch: async () => new Response('', { status: 404 }) });
  await expect(missing.readLive()).resolves.toBeNull();
  await expect(missing.readFile('shell', '1', 'client/a.js')).rejects.toMatchObject({ code: 'not-found' });
  const broken = createHttpReleaseStore({ url: 'http://s', fetch: async () => new Response('', { status: 502 }) });
  await expect(broken.readLive()).rejects.toMatchObject({ code: 'unavailable' });
  const silent = createHttpReleaseStore({ url: 'http://s', fetch: () => Promise.reject(new Error('refused')) });
  await expect(silent.readLive()).rejects.toMatchObject({ code: 'unavailable' });
});

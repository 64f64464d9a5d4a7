import { expect, test } from '@jest/globals';
import { createBoundedCache } from './bounded-cache.ts';
import { createFiles } from './files.ts';
import { createFakeCaches } from './testing/fake-caches.ts';

const at = (name: string) => `https://shop.example/${name}`;

function setUp(bounds = { entries: 2, bytes: 1000 }) {
  const caches = createFakeCaches();
  const clock = { time: 0 };
  const now = () => {
    clock.time += 1;
    return clock.time;
  };
  const open = () => createBoundedCache({ caches, name: 'bounded', bounds, now, pause: () => Promise.resolve() });
  return { caches, open, cache: open() };
}

test('keeps what was used last, also after the worker slept', async () => {
  const { open, cache } = setUp();
  await cache.put(at('a'), new Response('a'));
  await cache.put(at('b'), new Response('b'));
  await cache.find(at('a'));
  await cache.flush();
  const awake = open();
  await awake.put(at('c'), new Response('c'));
  expect(await awake.list()).toEqual([at('c'), at('a')]);
  expect(await awake.find(at('b'))).toBeUndefined();
  expect(await (await awake.find(at('a')))?.text()).toBe('a');
});

test('does not take what would push a quarter of the rest out', async () => {
  const { cache } = setUp({ entries: 9, bytes: 100 });
  await cache.put(at('large'), new Response('x'.repeat(26)));
  expect(await cache.has(at('large'))).toBe(false);
});

test('throws away what its ledger does not know', async () => {
  const { caches, open } = setUp();
  await (await caches.open('bounded')).put(at('lost'), new Response('x'));
  expect(await open().list()).toEqual([]);
  expect(await (await caches.open('bounded')).match(at('lost'))).toBeUndefined();
});

test('goes on without a disk', async () => {
  const { caches, open } = setUp();
  const disk = await caches.open('bounded');
  caches.open = async () => ({ ...disk, put: () => Promise.reject(new Error('full')) });
  const cache = open();
  await cache.put(at('a'), new Response('a'));
  await cache.flush();
  expect(await cache.has(at('a'))).toBe(false);
});

test('files come from the network once, then from the cache', async () => {
  const { cache } = setUp();
  const asked: unknown[] = [];
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
  const fetch = (async (input: Request | string, init?: RequestInit) => {
    asked.push([input instanceof Request ? input.url : input, init?.integrity]);
    return new Response('code', { headers });
  }) as typeof globalThis.fetch;
  const files = createFiles({ cache, fetch });
  const request = new Request(at('assets/a.js'));
  const kept: Promise<void>[] = [];
  const answer = async () => (await files.answer(request, (work) => kept.push(work))).text();
  expect(await answer()).toBe('code');
  await Promise.all(kept);
  expect(await answer()).toBe('code');
  await files.fetchAndKeep([{ address: at('assets/a.js') }, { address: at('assets/b.js'), integrity: 'sha384-b' }]);
  expect(asked).toEqual([
    [at('assets/a.js'), undefined],
    [at('assets/b.js'), 'sha384-b'],
  ]);
});

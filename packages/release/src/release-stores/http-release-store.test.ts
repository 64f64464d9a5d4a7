import { afterEach, expect, jest, test } from '@jest/globals';
import { createHttpReleaseStore } from './http-release-store.ts';

afterEach(() => {
  jest.useRealTimers();
});

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

/** A server whose pointer has this tag, and what it was asked with. */
function serverOfTag(answer: (init: RequestInit | undefined) => Promise<Response> | Response) {
  const asked: (string | null)[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get('if-none-match'));
    return answer(init);
  };
  return { store: createHttpReleaseStore({ url: 'http://s', fetch }), asked };
}
const tagged = (etag: string) => new Response('{}', { headers: { ETag: etag } });
const unchanged = () => new Response(null, { status: 304, headers: { ETag: '"one"' } });

test('is told of a change at once where the server holds its answer', async () => {
  jest.useFakeTimers();
  const held = Promise.withResolvers<Response>();
  const { store } = serverOfTag((init) => {
    const isHeld = new Headers(init?.headers).get('prefer') === 'wait=20';
    return isHeld ? held.promise : tagged('"one"');
  });
  const onChange = jest.fn();
  const stop = store.watchLive(onChange);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(onChange).not.toHaveBeenCalled();
  held.resolve(tagged('"two"'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

test('is told within a quarter of a second where it answers at once, and asks no more when it is stopped', async () => {
  jest.useFakeTimers();
  let etag = '"one"';
  const { store, asked } = serverOfTag((init) =>
    new Headers(init?.headers).get('if-none-match') === etag ? unchanged() : tagged(etag),
  );
  const onChange = jest.fn();
  const stop = store.watchLive(onChange);
  await jest.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([null, '"one"', '"one"', '"one"', '"one"']);
  etag = '"two"';
  await jest.advanceTimersByTimeAsync(250);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(6);
});

test('asks a server that is away less often, and is told of what changed meanwhile', async () => {
  jest.useFakeTimers();
  let answer: () => Response = () => tagged('"one"');
  const { store, asked } = serverOfTag(() => answer());
  const onChange = jest.fn();
  const stop = store.watchLive(onChange);
  await jest.advanceTimersByTimeAsync(0);
  answer = () => new Response('', { status: 502 });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked.length).toBeLessThan(5);
  answer = () => tagged('"two"');
  await jest.advanceTimersByTimeAsync(5000);
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

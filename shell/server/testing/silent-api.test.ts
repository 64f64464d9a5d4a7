import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { proxiedRoutes } from '../upstream/proxied-routes.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import { until } from './raw-client.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

const answerWithinMs = { read: 200, write: 400 };
/** What a busy machine adds; less than the seconds that the store's own routes wait. */
const spareMs = 2000;
const silence = (_req: IncomingMessage, _res: ServerResponse) => undefined;
const unavailable = { status: 503, headers: { 'retry-after': '2' } };

let first: FakeApi;
let second: FakeApi;
let one: Gateway;
let both: Gateway;

beforeEach(async () => {
  [first, second] = [await startFakeApi(), await startFakeApi()];
  for (const api of [first, second]) {
    api.answers.set('/health', { ok: true }).set('/user/read', 'read').set('/user/order/create', 'written');
  }
  const routes = proxiedRoutes.map((route) => ({ ...route, answerWithinMs }));
  one = await startGateway({ api: first, routes });
  both = await startGateway({ api: first, routes, variables: { API_URL: `${first.url},${second.url}` } });
});
afterEach(async () => {
  await one.stop();
  await both.stop();
  await second.stop();
});

/** It takes requests and answers none, as a stopped process does. */
function freeze(api: FakeApi, paths = ['/health', '/user/read', '/user/order/create']): void {
  for (const path of paths) api.answers.set(path, silence);
}
const asked = (path: string) => [first, second].flatMap(({ requests }) => requests).filter(({ url }) => url === path);
const headers = {
  'Content-Type': 'application/json',
  'Idempotency-Key': '0b0e7c1e-0000-4000-8000-000000000001',
  Cookie: 'sid=abc',
};
const read = (from: Gateway) => from.get('/user/read');
const write = (from: Gateway) => from.get('/user/order/create', { method: 'POST', body: '{}', headers });
const reportsSilence = ({ lines }: Gateway) => lines.some(({ message }) => message === 'an upstream is silent');

async function timed<Value>(work: Promise<Value>): Promise<{ value: Value; ms: number }> {
  const since = performance.now();
  return { value: await work, ms: performance.now() - since };
}

test('a read that gets no answer is answered 503 with Retry-After', async () => {
  freeze(first);
  const { value, ms } = await timed(read(one));
  expect(value).toMatchObject(unavailable);
  expect(ms).toBeLessThan(answerWithinMs.read + spareMs);
});

test('a write that gets no answer waits longer, and is made once although it has a key and there is another API', async () => {
  freeze(first);
  freeze(second);
  const { value, ms } = await timed(write(both));
  expect(value).toMatchObject(unavailable);
  expect(ms).toBeGreaterThan(answerWithinMs.write - 5);
  expect(ms).toBeLessThan(answerWithinMs.write + spareMs);
  expect(asked('/user/order/create')).toHaveLength(1);
});

test('a read is asked of the next API, and the silent one of nobody until its health says otherwise', async () => {
  freeze(first);
  for (let turn = 0; turn < 2; turn += 1) expect((await read(both)).status).toBe(200);
  expect(first.requests.filter(({ url }) => url === '/user/read')).toHaveLength(1);
  await until(() => reportsSilence(both));
  await both.app.refreshUpstream();
  for (let turn = 0; turn < 6; turn += 1) expect((await write(both)).status).toBe(200);
  expect(first.requests.filter(({ url }) => url === '/user/order/create')).toHaveLength(0);
  first.answers.set('/health', { ok: true }).set('/user/read', 'read');
  await both.app.refreshUpstream();
  await until(() => both.lines.some(({ message }) => message === 'an upstream is no longer silent'));
  for (let turn = 0; turn < 2; turn += 1) expect((await read(both)).status).toBe(200);
  expect(first.requests.filter(({ url }) => url === '/user/read')).toHaveLength(2);
});

test('calls of an API that is known to be silent are refused at once, and proxied when it has said a word', async () => {
  freeze(first);
  await read(one);
  await until(() => reportsSilence(one));
  const before = asked('/user/read').length;
  const answers = await Promise.all([read(one), write(one), read(one), write(one)].map(timed));
  for (const { value } of answers) expect(value).toMatchObject(unavailable);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(answerWithinMs.read);
  expect(asked('/user/read')).toHaveLength(before);
  expect(asked('/user/order/create')).toHaveLength(0);
  first.answers.set('/health', { ok: false }).set('/user/read', 'read');
  await until(() => one.lines.some(({ message }) => message === 'an upstream is no longer silent'));
  expect((await read(one)).status).toBe(200);
});

test('one call that takes too long shuts nobody out from an API that is well', async () => {
  freeze(first, ['/user/read']);
  expect(await read(one)).toMatchObject(unavailable);
  await until(() => asked('/health').length > 0);
  expect((await write(one)).status).toBe(200);
  expect(reportsSilence(one)).toBe(false);
});

test('an answer that has begun in time may take longer', async () => {
  first.answers.set('/user/read', (_: IncomingMessage, res: ServerResponse) => {
    res.writeHead(200, { 'Content-Type': 'text/plain' }).write('be');
    setTimeout(() => res.end('gun'), answerWithinMs.read * 2);
  });
  expect(await read(one)).toMatchObject({ status: 200, text: 'begun' });
});

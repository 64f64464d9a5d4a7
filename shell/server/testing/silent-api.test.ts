import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { proxiedRoutes } from '../upstream/proxied-routes.ts';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import { holdTimers } from './hold-timers.ts';
import { type Answer, type Gateway, startGateway } from './start-gateway.ts';

const answerWithinMs = { read: 200, write: 400 };
const silence = (_req: IncomingMessage, _res: ServerResponse) => undefined;
const unavailable = { status: 503, headers: { 'retry-after': '2' } };

let first: FakeApi;
let second: FakeApi;
let one: Gateway;
let both: Gateway;

beforeEach(async () => {
  holdTimers();
  [first, second] = [await startFakeApi(), await startFakeApi()];
  for (const api of [first, second]) {
    api.answers.set('/health', { ok: true }).set('/user/read', 'read').set('/user/order/create', 'written');
  }
  const routes = proxiedRoutes.map((route) => ({ ...route, answerWithinMs }));
  one = await startGateway({ api: first, routes });
  both = await startGateway({ api: first, routes, variables: { API_URL: `${first.url},${second.url}` } });
});
afterEach(async () => {
  jest.useRealTimers();
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

/** What is read; where the first API is asked for it, its time passes. */
async function readPast(from: Gateway): Promise<Answer> {
  const before = first.requests.length;
  let isOver = false;
  const answer = read(from).finally(() => {
    isOver = true;
  });
  await until(() => isOver || first.requests.slice(before).some(({ url }) => url === '/user/read'));
  if (!isOver) jest.advanceTimersByTime(answerWithinMs.read);
  return answer;
}

test('a read that gets no answer is answered 503 with Retry-After', async () => {
  freeze(first);
  const answer = read(one);
  await until(() => asked('/user/read').length > 0);
  jest.advanceTimersByTime(answerWithinMs.read);
  expect(await answer).toMatchObject(unavailable);
});

test('a write that gets no answer waits longer, and is made once although it has a key and there is another API', async () => {
  freeze(first);
  freeze(second);
  let isAnswered = false;
  const answer = write(both).finally(() => {
    isAnswered = true;
  });
  await until(() => asked('/user/order/create').length > 0);
  jest.advanceTimersByTime(answerWithinMs.write - 1);
  // Whatever was answered by then is heard before this.
  await both.get('/health');
  expect(isAnswered).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await answer).toMatchObject(unavailable);
  expect(asked('/user/order/create')).toHaveLength(1);
});

test('a read is asked of the next API, and the silent one of nobody until its health says otherwise', async () => {
  freeze(first);
  for (let turn = 0; turn < 2; turn += 1) expect((await readPast(both)).status).toBe(200);
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
  await readPast(one);
  await until(() => reportsSilence(one));
  const before = asked('/user/read').length;
  // No time passes meanwhile.
  const answers = await Promise.all([read(one), write(one), read(one), write(one)]);
  for (const answer of answers) expect(answer).toMatchObject(unavailable);
  expect(asked('/user/read')).toHaveLength(before);
  expect(asked('/user/order/create')).toHaveLength(0);
  first.answers.set('/health', { ok: false }).set('/user/read', 'read');
  await until(() => one.lines.some(({ message }) => message === 'an upstream is no longer silent'));
  expect((await read(one)).status).toBe(200);
});

test('one call that takes too long shuts nobody out from an API that is well', async () => {
  freeze(first, ['/user/read']);
  expect(await readPast(one)).toMatchObject(unavailable);
  await until(() => asked('/health').length > 0);
  expect((await write(one)).status).toBe(200);
  expect(reportsSilence(one)).toBe(false);
});

test('an answer that has begun in time may take longer', async () => {
  const begun = Promise.withResolvers<ServerResponse>();
  first.answers.set('/user/read', (_: IncomingMessage, res: ServerResponse) => {
    res.writeHead(200, { 'Content-Type': 'text/plain' }).write('be');
    begun.resolve(res);
  });
  const answer = await fetch(`${one.url}/user/read`);
  jest.advanceTimersByTime(answerWithinMs.read * 2);
  (await begun.promise).end('gun');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('begun');
});

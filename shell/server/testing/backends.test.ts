import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FakeApi, startFakeApi } from './fake-api.ts';
import { type Gateway, startGateway } from './start-gateway.ts';

let other: FakeApi;
let gateway: Gateway;
const who = (name: string) => (_: IncomingMessage, res: ServerResponse) => res.end(JSON.stringify({ data: name }));
const portOf = (api: FakeApi) => Number(new URL(api.url).port);

function furnish(api: FakeApi, name: string): FakeApi {
  api.answers.set('/health', { ok: true });
  api.answers.set('/user/who', who(name));
  api.answers.set('/user/write', who(name));
  return api;
}
const askWho = async () => (JSON.parse((await gateway.get('/user/who')).text) as { data: string }).data;
async function askMany(times = 6) {
  const names = [];
  for (let time = 0; time < times; time += 1) names.push(await askWho());
  return names.toSorted().join('');
}

beforeEach(async () => {
  const first = furnish(await startFakeApi(), 'a');
  other = furnish(await startFakeApi(), 'b');
  gateway = await startGateway({ api: first, variables: { API_URL: `${first.url}, ${other.url}` } });
});
afterEach(async () => {
  await gateway.stop();
  await other.stop();
});

test('asks several store APIs in turn', async () => {
  expect(await askMany()).toBe('aaabbb');
});

test('asks another one when one is dead, and the dead one again when it is back', async () => {
  const port = portOf(other);
  await other.stop();
  expect(await askMany()).toBe('aaaaaa');
  expect(gateway.lines.filter(({ message }) => message === 'an upstream is left out')).toHaveLength(1);
  expect((await gateway.get('/catalog?page=7')).status).toBe(200);
  await gateway.app.refreshUpstream();
  expect(await askMany()).toBe('aaaaaa');
  other = furnish(await startFakeApi(port), 'b');
  await gateway.app.refreshUpstream();
  expect(await askMany()).toBe('aaabbb');
});

test('renders by the one that lives', async () => {
  await other.stop();
  for (const page of [2, 3, 4, 5]) expect((await gateway.get(`/catalog?page=${page}`)).status).toBe(200);
});

test('leaves out one that says that it is not healthy', async () => {
  other.answers.set('/health', (_: IncomingMessage, res: ServerResponse) => res.writeHead(503).end());
  await gateway.app.refreshUpstream();
  expect(await askMany()).toBe('aaaaaa');
});

test('sends a write once, whichever backend is down', async () => {
  other.answers.set('/user/write', (req: IncomingMessage) => req.socket.destroy());
  gateway.api.answers.set('/user/write', (req: IncomingMessage) => req.socket.destroy());
  const body = '{}';
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '2' };
  expect((await gateway.get('/user/write', { method: 'POST', body, headers })).status).toBe(503);
  const writes = [...gateway.api.requests, ...other.requests].filter(({ url }) => url === '/user/write');
  expect(writes).toHaveLength(1);
});

test('tries all when none is healthy', async () => {
  const down = (_: IncomingMessage, res: ServerResponse) => res.writeHead(503).end();
  for (const api of [other, gateway.api]) api.answers.set('/health', down);
  await gateway.app.refreshUpstream();
  expect(await askMany(2)).toMatch(/^(?:aa|ab|bb)$/);
});

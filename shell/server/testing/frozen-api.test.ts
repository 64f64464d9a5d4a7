import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { holdTimers } from './hold-timers.ts';
import { type Answer, type Gateway, startGateway } from './start-gateway.ts';

/** What all calls of a render may take here. */
const waitMs = 300;
/** Between two questions to an API that is not waited for. */
const probeMs = 500;

/** A page that asks for what its search names, one after the other, and says what it got; home asks for `hello`. */
const askingShell = `
exports.shared = { react: { id: 'react' } };
exports.createRenderer = () => ({
  async render({ url, fetch, signal }) {
    const got = [];
    for (const call of (new URL(url, 'http://localhost').searchParams.get('searchQuery') ?? 'hello').split(' ')) {
      const answer = await fetch({ upstream: 'api', path: '/' + call, signal }).catch(() => ({ body: { data: 'nothing' } }));
      got.push(answer.body.data);
    }
    const isWhole = got[0] !== 'nothing';
    const base = { html: Buffer.from(got.join(' ')), styleHashes: [], lostRemotes: [], route: 'catalog', lacks: [] };
    return { ...base, status: isWhole ? 200 : 503, cache: isWhole ? 'public' : 'private' };
  },
});
exports.renderMaintenance = () => ({ status: 503, html: '', styleHashes: [] });
`;
const releases = [{ name: 'shell', bundle: askingShell }, { name: 'mf-catalog' }];
const settings = { UPSTREAM_WAIT_MS: String(waitMs) };

let gateway: Gateway;
let pages = 0;

/** A page of these calls that nobody has asked for before; what all calls of a render may take passes when it is stuck, and no time else. */
async function newPage(
  calls: string,
  { from = gateway, isStuck = () => false }: { from?: Gateway; isStuck?: () => boolean } = {},
): Promise<Answer> {
  pages += 1;
  let isOver = false;
  const answer = from.get(`/catalog?page=${pages}&searchQuery=${encodeURIComponent(calls)}`).finally(() => {
    isOver = true;
  });
  await until(() => isOver || isStuck());
  if (!isOver) jest.advanceTimersByTime(waitMs);
  return answer;
}
/** Whether the API was asked for all of these. */
const wereAsked = (...calls: string[]) =>
  calls.every((call) => gateway.api.requests.some(({ url }) => url === `/user/${call}`));

type Handler = (req: IncomingMessage, res: ServerResponse) => void;
const type = { 'Content-Type': 'application/json' };
const json =
  (data: string): Handler =>
  (_, res) =>
    void res.writeHead(200, type).end(JSON.stringify({ data }));
const silence: Handler = () => undefined;
const dripping: Handler = (_, res) => {
  res.writeHead(200, type);
  const timer = setInterval(() => res.write(' '), 20);
  res.on('close', () => clearInterval(timer));
};

const told = (message: string) => gateway.lines.filter((line) => line.message === message).length;

beforeEach(async () => {
  holdTimers();
  gateway = await startGateway({ releases, variables: settings });
});
afterEach(() => {
  jest.useRealTimers();
  return gateway.stop();
});

test.each<[string, Handler]>([
  ['accepts and never answers', silence],
  ['answers headers and no body', (_, res) => res.writeHead(200, type).flushHeaders()],
  ['drips bytes', dripping],
])('an API that %s holds no page: new ones answer 503 in time, those of before are shown', async (_, trouble) => {
  gateway.api.answers.set('/user/troubled', trouble);
  const refused = await newPage('troubled', { isStuck: () => wereAsked('troubled') });
  expect(refused).toMatchObject({ status: 503, text: 'nothing', headers: { 'retry-after': '30' } });
  const before = await gateway.get('/');
  gateway.api.answers.set('/user/hello', trouble);
  gateway.clock.ahead = 3_600_000;
  await expect(gateway.get('/')).resolves.toMatchObject({ status: 200, text: before.text });
});

test('all calls of a render share one deadline', async () => {
  const calls = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'];
  for (const call of calls) gateway.api.answers.set(`/user/${call}`, silence);
  const answer = await newPage(`hello ${calls.join(' ')}`, { isStuck: () => wereAsked('second') });
  expect(answer).toMatchObject({ status: 200, text: `hello${' nothing'.repeat(calls.length)}` });
});

test('an answer that came too late for one render is there for the next', async () => {
  const answers: (() => void)[] = [];
  gateway.api.answers.set('/user/slow', (req: IncomingMessage, res: ServerResponse) => {
    answers.push(() => json('late')(req, res));
  });
  const isStuck = () => answers.length > 0;
  expect((await newPage('slow', { isStuck })).status).toBe(503);
  for (const answer of answers) answer();
  await until(async () => (await newPage('slow')).text === 'late');
  expect(answers).toHaveLength(1);
});

test('after failures in a row nobody waits or asks, but for one question at a time until it answers again', async () => {
  const calls = ['one', 'two', 'three'];
  for (const call of [...calls, 'shared/maintenanceMode']) gateway.api.answers.set(`/user/${call}`, silence);
  await Promise.all(calls.map((call) => newPage(call, { isStuck: () => wereAsked(...calls) })));
  await until(() => told('an upstream is not waited for') === 1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => newPage('new')));
  for (const { status } of answers) expect(status).toBe(503);
  expect(gateway.api.requests.filter(({ url }) => url === '/user/new')).toHaveLength(0);
  gateway.api.answers.set('/user/new', json('back'));
  gateway.api.answers.set('/user/shared/maintenanceMode', { isEnabled: false, message: null });
  await until(() => {
    jest.advanceTimersByTime(probeMs);
    return told('an upstream answers again') === 1;
  });
  expect((await newPage('new')).text).toBe('back');
});

test('an API whose process is stopped is waited for as long, and asked again when it goes on', async () => {
  const source = `require('node:http').createServer((_, res) => res.setHeader('Content-Type', 'application/json').end('{"data":"hello"}'))
    .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
  const api = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(api.stdout, 'data');
  const variables = { ...settings, API_URL: `http://127.0.0.1:${String(port).trim()}` };
  const real = await startGateway({ releases, variables });
  try {
    const before = await real.get('/');
    expect(before).toMatchObject({ status: 200, text: 'hello' });
    api.kill('SIGSTOP');
    // What a stopped process was asked, nobody sees.
    const isStuck = () => true;
    for (const call of ['a', 'b', 'c', 'd', 'e'])
      expect((await newPage(call, { from: real, isStuck })).status).toBe(503);
    real.clock.ahead = 3_600_000;
    await expect(real.get('/')).resolves.toMatchObject({ status: 200, text: before.text });
    api.kill('SIGCONT');
    await until(async () => {
      jest.advanceTimersByTime(probeMs);
      return (await newPage('a', { from: real })).status === 200;
    });
  } finally {
    api.kill('SIGKILL');
    await real.stop();
  }
});

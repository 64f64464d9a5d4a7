import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeRoute } from '@vitryna/release/testing';
import { until } from '@vitryna/resilience/testing';
import { holdTimers } from './hold-timers.ts';
import { type Answer, type Gateway, startGateway } from './start-gateway.ts';

/** A page that asks the API for what its search names. */
const askingShell = `
exports.shared = { react: { id: 'react' } };
exports.createRenderer = () => ({
  async render({ url, fetch, signal }) {
    const call = new URL(url, 'http://localhost').searchParams.get('searchQuery') ?? 'hello';
    const answer = await fetch({ upstream: 'api', path: '/' + call, signal }).catch(() => null);
    const base = { html: Buffer.from(call), styleHashes: [], lostRemotes: [], route: 'catalog', lacks: [] };
    return answer ? { ...base, status: 200, cache: 'public' } : { ...base, status: 503, cache: 'private' };
  },
});
exports.renderMaintenance = () => ({ status: 503, html: '', styleHashes: [] });
`;
const releases = [{ name: 'shell', bundle: askingShell }, { name: 'mf-catalog' }];
/** The API is as slow here as a test says, and pages do not go without it before the test says so, too. */
const variables = { TRUSTED_PROXIES: '1', UPSTREAM_WAIT_MS: '3600000' };

/** Less than a gateway has without being told: few requests fill it. */
const renders = { atOnce: 12, atOnceEach: 2, waiting: 32, waitingEach: 8 };
const { atOnce, waiting, atOnceEach, waitingEach } = renders;
const each = atOnceEach + waitingEach;

let gateway: Gateway;
/** How to answer what the API was asked for. */
let held: Map<string, () => void>;
let refused: Answer[];

/** What this address gets; the API answers for the page when a test says so. */
async function visit(page: string, address: string, signal?: AbortSignal): Promise<Answer> {
  gateway.api.answers.set(`/user/${page}`, (_: IncomingMessage, res: ServerResponse) => {
    held.set(page, () => void res.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":"here"}'));
  });
  const headers = { 'X-Forwarded-For': address };
  const answer = await gateway.get(`/catalog?searchQuery=${page}`, { headers, ...(signal && { signal }) });
  if (answer.headers['retry-after'] === '10') refused.push(answer);
  return answer;
}
const visitMany = (count: number, address: string, signal?: AbortSignal) =>
  Array.from({ length: count }, (_, at) => visit(`${address}-${at}`, address, signal));

const asked = (page: string) => gateway.api.requests.filter(({ url }) => url === `/user/${page}`).length;
const closed = () => gateway.lines.filter(({ message }) => message === 'request').length;

function answer(page: string): void {
  held.get(page)?.();
  held.delete(page);
}
/** Answers of a gateway whose API goes on. */
function goOn<Result>(answers: Promise<Result>): Promise<Result> {
  const timer = setInterval(() => [...held.keys()].forEach(answer), 5);
  return answers.finally(() => clearInterval(timer));
}
/** An address that waits for all that one can wait for, and knows it. */
async function fill(address: string, signal?: AbortSignal) {
  const answers = visitMany(each + 1, address, signal);
  await until(() => refused.length === 1 && held.size === atOnceEach);
  return answers;
}

beforeEach(async () => {
  holdTimers();
  held = new Map();
  refused = [];
  gateway = await startGateway({ releases, variables, renders });
});
afterEach(() => {
  jest.useRealTimers();
  return gateway.stop();
});

test('an address that asks for hundreds of new pages holds up nobody, and is told when to come again', async () => {
  await gateway.stop();
  gateway = await startGateway({ releases, variables });
  const greedy = visitMany(200, '198.51.100.7');
  await until(() => refused.length === 200 - 72 && held.size === 8);
  const polite = visit('polite', '198.51.100.8');
  await until(() => held.has('polite'));
  expect(held.size).toBe(8 + 1);
  answer('polite');
  await expect(polite).resolves.toMatchObject({ status: 200, text: 'polite' });
  expect((await goOn(Promise.all(greedy))).filter(({ status }) => status === 200)).toHaveLength(72);
  for (const { status, headers, text } of refused) {
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(text).toContain('noindex');
  }
  expect(JSON.stringify(gateway.lines)).not.toContain('198.51.100.7');
});

test('a few addresses that ask for all that they can leave room for those who have nothing', async () => {
  await gateway.stop();
  gateway = await startGateway({ releases, variables, renders: { ...renders, atOnceEach: 6 } });
  const greedy = [1, 2].flatMap((at) => visitMany(20, `198.51.100.${at}`));
  await until(() => held.size + refused.length === 2 * (20 - waitingEach));
  expect(held.size).toBe(9);
  const polite = [11, 12, 13].map((at) => visit(`polite-${at}`, `198.51.100.${at}`));
  await until(() => held.size === atOnce);
  for (const at of [11, 12, 13]) answer(`polite-${at}`);
  for (const { status } of await Promise.all(polite)) expect(status).toBe(200);
  await goOn(Promise.all(greedy));
});

test('where many addresses ask for all that they can, a newcomer waits for one render of each at most', async () => {
  const gone = new AbortController();
  const left = await fill('198.51.100.1', gone.signal);
  const others = Array.from({ length: atOnce - 1 }, (_, at) => at + 2);
  const greedy = others.flatMap((at) => visitMany(each, `198.51.100.${at}`));
  await until(() => refused.length === 1 + atOnce * each - atOnce - waiting && held.size === atOnce);
  await expect(visit('polite', '198.51.100.99')).resolves.toMatchObject({ status: 503 });
  gone.abort();
  const aborted = (await Promise.allSettled(left)).filter(({ status }) => status === 'rejected');
  await until(() => closed() === refused.length + aborted.length);
  const polite = visit('polite', '198.51.100.99');
  // What came before it is answered before this is.
  await gateway.get('/health');
  let ends = 0;
  for (const [page] of held) {
    if (held.has('polite')) break;
    ends += 1;
    answer(page);
    await until(() => held.has('polite') || held.size === atOnce);
  }
  expect(ends).toBeLessThanOrEqual(atOnce);
  await expect(goOn(polite)).resolves.toMatchObject({ status: 200, text: 'polite' });
  await goOn(Promise.all(greedy));
});

test('pages that nobody waits for any more are not rendered and leave their places', async () => {
  const gone = new AbortController();
  const left = Promise.allSettled(await fill('198.51.100.7', gone.signal));
  const begun = new Set(held.keys());
  gone.abort();
  await until(() => closed() === each + 1);
  const next = Array.from({ length: waitingEach }, (_, at) => visit(`next-${at}`, '198.51.100.7'));
  for (const { status } of await goOn(Promise.all(next))) expect(status).toBe(200);
  await left;
  for (let at = 0; at <= each; at += 1) {
    const page = `198.51.100.7-${at}`;
    expect([page, asked(page)]).toEqual([page, begun.has(page) ? 1 : 0]);
  }
  expect(gateway.lines.filter(({ message }) => message === 'a page cannot be rendered')).toEqual([]);
});

test('visitors of one page share one render, which waits for those who are left', async () => {
  const running = visitMany(atOnceEach, '198.51.100.7');
  await until(() => held.size === atOnceEach);
  const gone = new AbortController();
  const first = visit('shared', '198.51.100.7', gone.signal);
  const others = [visit('shared', '198.51.100.7'), visit('shared', '198.51.100.7')];
  // A new request waits for more than all of them: a refused page shows that they are there.
  const more = Array.from({ length: waitingEach }, (_, at) => visit(`more-${at}`, '198.51.100.7'));
  await until(() => refused.length === 1);
  gone.abort();
  await expect(first).rejects.toThrow('aborted');
  await until(() => closed() === 2);
  for (const { status, text } of await goOn(Promise.all(others))) expect([status, text]).toEqual([200, 'shared']);
  await goOn(Promise.all([...running, ...more]));
  expect(asked('shared')).toBe(1);
});

test('a page that is rendered already is joined by a client without a free slot', async () => {
  const greedy = await fill('198.51.100.7');
  const polite = [visit('polite', '198.51.100.8')];
  await until(() => held.has('polite'));
  polite.push(visit('polite', '198.51.100.7'));
  for (const { status } of await goOn(Promise.all(polite))) expect(status).toBe(200);
  await goOn(Promise.all(greedy));
  expect(asked('polite')).toBe(1);
});

test('kept pages never wait, and what is too old to be shown first is shown rather than a 503', async () => {
  const address = { headers: { 'X-Forwarded-For': '198.51.100.7' } };
  const greedy = await fill('198.51.100.7');
  for (const [path, seconds, timing] of [
    ['/', 0, 'hit'],
    ['/', 60, 'stale'],
    ['/ru', 3600, 'stale'],
  ] as const) {
    gateway.clock.ahead = seconds * 1000;
    await expect(gateway.get(`${path}?utm_source=a`, address)).resolves.toMatchObject({
      status: 200,
      text: 'hello',
      headers: { 'server-timing': `cache;desc=${timing}` },
    });
  }
  await goOn(Promise.all(greedy));
});

test('addresses that have moved are looked at in turn, too, and lead on where too many wait', async () => {
  const greedy = await fill('198.51.100.7');
  const headers = { 'X-Forwarded-For': '198.51.100.7' };
  const to = '/catalog?searchQuery=elsewhere';
  const moved = await gateway.get('/catalog/?searchQuery=elsewhere', { headers });
  expect([moved.status, moved.headers.location, asked('elsewhere')]).toEqual([301, to, 0]);
  await goOn(Promise.all(greedy));
});

test('addresses of one network of IPv6 are one', async () => {
  const greedy = await fill('2001:db8:1:2::1');
  await expect(visit('neighbour', '2001:db8:1:2:ffff::2')).resolves.toMatchObject({ status: 503 });
  await expect(goOn(visit('other', '2001:db8:1:3::1'))).resolves.toMatchObject({ status: 200 });
  await goOn(Promise.all(greedy));
});

const blog = { ...fakeRoute('blog', 'blog'), query: ['searchQuery'] };

test('a page whose calls are slow costs other pages nothing, however many ask for it', async () => {
  await gateway.stop();
  gateway = await startGateway({
    releases: [...releases, { name: 'mf-content', routes: [blog] }],
    variables: { ...variables, UPSTREAM_WAIT_MS: '1000' },
  });
  const quick = async (page: string) => {
    gateway.api.answers.set(`/user/${page}`, 'here');
    await expect(gateway.get(`/blog?searchQuery=${page}`)).resolves.toMatchObject({ status: 200, text: page });
  };
  const slow = Array.from({ length: 24 }, (_, at) => visit(`slow-${at}`, `198.51.100.${at}`));
  await until(() => held.size === 12);
  await quick('beside');
  jest.advanceTimersByTime(1000);
  await until(() => held.size === 24);
  jest.advanceTimersByTime(1000);
  for (const { status } of await Promise.all(slow)) expect(status).toBe(503);
  await quick('behind');
  expect(gateway.lines.filter(({ message }) => message === 'an upstream is not waited for')).toEqual([]);
});

test('the calls of a render have their time from when it begins', async () => {
  const waitMs = 700;
  await gateway.stop();
  gateway = await startGateway({
    releases,
    variables: { ...variables, UPSTREAM_WAIT_MS: String(waitMs) },
    renders,
  });
  const pages = visitMany(5 * atOnceEach, '198.51.100.7');
  let passedMs = 0;
  for (let round = 0; round < 5; round += 1) {
    await until(() => held.size === atOnceEach);
    jest.advanceTimersByTime(waitMs / 4);
    passedMs += waitMs / 4;
    for (const page of [...held.keys()]) answer(page);
  }
  for (const { status } of await Promise.all(pages)) expect(status).toBe(200);
  expect(passedMs).toBeGreaterThan(waitMs);
});

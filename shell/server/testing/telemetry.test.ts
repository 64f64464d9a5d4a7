import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { TelemetryReport } from '@vitryna/contracts/telemetry';
import { ask, type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway({ variables: { TRUSTED_PROXIES: '1' } });
});
afterEach(() => gateway.stop());

const catalog = { app: 'mf-catalog', version: '1.0.0' };
const fault = { ...catalog, kind: 'error', message: "reading 'price'", place: 'page.js:1:2' } as const;
const report = (more: Partial<TelemetryReport> = {}): TelemetryReport => ({
  route: 'category',
  parts: [{ ...catalog, found: ['view'] }],
  faults: [],
  ...more,
});
const send = (body: unknown, headers: Record<string, string> = {}, from = '198.51.100.1') =>
  gateway.get('/views.json', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: gateway.url, 'X-Forwarded-For': from, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const counts = () => gateway.app.watch.counts();
const faults = () => gateway.app.watch.faults();

test('counts what views tell per version, and keeps each distinct fault once', async () => {
  await expect(send(report())).resolves.toMatchObject({ status: 204, text: '' });
  await send(
    report({ parts: [{ ...catalog, found: ['view', 'error', 'loss', 'mismatch', 'poor'] }], faults: [fault] }),
  );
  await send(report({ parts: [], faults: [fault, { ...fault, message: 'another' }] }));
  expect(counts()).toEqual([{ ...catalog, views: 2, errors: 1, losses: 1, mismatches: 1, poor: 1 }]);
  expect(faults()).toMatchObject([
    { message: 'another', times: 1 },
    { ...fault, route: 'category', times: 2 },
  ]);
  const told = gateway.lines.filter(({ message }) => message === 'a part of a page failed');
  expect(told).toMatchObject([{ level: 'warn', ...catalog, place: 'page.js:1:2' }, {}]);
});

const shown = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' };
test('counts documents that browsers show, by what makes them, and which of them was hydrated', async () => {
  const open = (headers: Record<string, string>, path = '/catalog') =>
    gateway.get(path, { headers: { 'X-Forwarded-For': '198.51.100.7', ...headers } });
  // The second is answered from memory.
  for (const _ of ['rendered', 'kept']) await open(shown);
  await open({});
  await open({ ...shown, 'Sec-Purpose': 'prefetch;prerender' });
  await open({ ...shown, 'Sec-Fetch-Dest': 'empty' });
  await open(shown, '/no/such/page');
  await send(report({ parts: [{ ...catalog, found: ['view', 'alive'] }] }));
  const told = counts().find(({ app }) => app === 'mf-catalog');
  expect(told).toMatchObject({ views: 1, served: 2, alive: 1 });
  expect(counts().find(({ app }) => app === 'shell')).toMatchObject({ views: 0, served: 2 });
  expect((await ask(gateway.opsUrl, '/metrics')).text).toContain(
    'vitryna_part_served{app="mf-catalog",version="1.0.0"} 2',
  );
});

test('of many documents that one network takes and is silent about, five count', async () => {
  for (let time = 0; time < 60; time += 1)
    await gateway.get('/catalog', { headers: { ...shown, 'X-Forwarded-For': '198.51.100.7' } });
  expect(counts().find(({ app }) => app === 'mf-catalog')).toMatchObject({ served: 5, alive: 0 });
});

test('rates web vitals per version', async () => {
  const slow = { LCP: 4001, INP: 200, CLS: 101, TTFB: 100 };
  await send(report({ vitals: { ...catalog, values: slow } }));
  expect(gateway.app.watch.vitals()).toEqual([
    { ...catalog, vitals: { LCP: [0, 0, 1], INP: [1, 0, 0], CLS: [0, 1, 0], TTFB: [1, 0, 0] } },
  ]);
});

test('names that do not run here are not remembered', async () => {
  for (const version of ['6.6.6', '1.0.0-evil']) {
    await send(
      report({ parts: [{ app: 'mf-catalog', version, found: ['view', 'error'] }], faults: [{ ...fault, version }] }),
    );
  }
  await send(report({ parts: [{ app: 'mf-evil', version: '1.0.0', found: ['error'] }] }));
  expect(counts()).toEqual([]);
  expect(faults()).toEqual([]);
});

test('a version that ran lately is heard for a while', async () => {
  await send(report());
  await gateway.publish({ name: 'mf-catalog', version: '2.0.0' });
  await gateway.promote({ 'mf-catalog': '2.0.0' });
  await gateway.app.checkComposition();
  gateway.clock.ahead = 9 * 60_000;
  await send(report({ faults: [fault] }), {}, '198.51.100.2');
  expect(counts()).toMatchObject([{ version: '1.0.0', views: 2 }]);
  gateway.clock.ahead = 30 * 60_000;
  await send(report(), {}, '198.51.100.3');
  expect(counts()).toEqual([]);
  expect(faults()).toEqual([]);
});

test('a stranger at one address cannot make a version look bad', async () => {
  for (let visitor = 0; visitor < 100; visitor += 1) await send(report(), {}, `203.0.113.${visitor}`);
  const bad = report({ parts: [{ ...catalog, found: ['view', 'error', 'loss', 'mismatch'] }] });
  for (let time = 0; time < 120; time += 1) await send(bad, {}, `2001:db8:1:${time}::1`);
  expect(counts()).toEqual([{ ...catalog, views: 105, errors: 5, losses: 5, mismatches: 5, poor: 0 }]);
});

test('one network that tells very much is not read any more for a while', async () => {
  for (let time = 0; time < 240; time += 1) await send('{');
  expect((await send(report())).status).toBe(204);
  expect(counts()).toEqual([]);
  gateway.clock.ahead = 61_000;
  await send(report());
  expect(counts()).toMatchObject([{ views: 1 }]);
});

test.each([
  ['another site', 403, report(), { Origin: 'https://evil.example' }],
  ['nobody', 403, report(), { Origin: 'null' }],
  ['its own page with no JSON', 400, '{', {}],
  ['its own page with an address for a route', 400, report({ route: '/ua/secret?x=1' }), {}],
  [
    'its own page with a name that is none',
    400,
    report({ parts: [{ app: '__proto__', version: '1', found: [] }] }),
    {},
  ],
  ['its own page with very much', 413, 'x'.repeat(10_000), {}],
])('what comes from %s is refused', async (_, status, body, headers) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(counts()).toEqual([]);
});

test('what a stranger writes into a message is cleaned here, too', async () => {
  await send(report({ faults: [{ ...fault, message: 'mail me@example.com or call 0671234567' }] }));
  expect(faults()).toMatchObject([{ message: 'mail … or call 0' }]);
  expect(JSON.stringify(gateway.lines)).not.toContain('example.com');
});

test('keeps the last twenty faults of a version, whatever is told', async () => {
  for (let batch = 0; batch < 5; batch += 1) {
    const many = Array.from({ length: 8 }, (_, at) => ({ ...fault, message: `${'abcde'[batch]}${'stuvwxyz'[at]}` }));
    await send(report({ faults: many }), {}, `198.51.100.${batch}`);
  }
  expect(faults().length).toBeLessThanOrEqual(20);
  expect(gateway.lines.filter(({ message }) => message === 'a part of a page failed').length).toBeLessThanOrEqual(20);
});

test('faults of renders count as well', () => {
  gateway.app.watch.onRenderFault({ ...catalog, kind: 'late' });
  expect(counts()).toEqual([{ ...catalog, views: 1, errors: 1, losses: 0, mismatches: 0, poor: 0 }]);
  expect(faults()).toMatchObject([{ ...catalog, message: 'render: late', route: 'server' }]);
});

test('metrics show the counts', async () => {
  await send(report({ parts: [{ ...catalog, found: ['view', 'error'] }] }));
  const { text } = await ask(gateway.opsUrl, '/metrics');
  expect(text).toContain('vitryna_part_errors{app="mf-catalog",version="1.0.0"} 1');
  expect(text).toContain('vitryna_part_views{app="mf-catalog",version="1.0.0"} 1');
});

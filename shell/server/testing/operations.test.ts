import { afterEach, expect, test } from '@jest/globals';
import { type Answer, ask, type Gateway, type GetOptions, startGateway } from './start-gateway.ts';

const token = 'a-token-of-operators';
let gateway: Gateway;
afterEach(() => gateway.stop());
async function start(variables: Record<string, string> = {}): Promise<void> {
  gateway = await startGateway({ variables });
}
const shown = { headers: { Authorization: `Bearer ${token}` } };
const metrics = (options: GetOptions = shown): Promise<Answer> => ask(gateway.opsUrl, '/metrics', options);

test('counts requests, renders, calls and what runs, in OpenMetrics', async () => {
  await start();
  for (const path of ['/catalog', '/catalog', '/catalog', '/nowhere', '/user/hello', '/assets/none'])
    await gateway.get(path);
  const { status, headers, text } = await metrics({});
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  expect(text.trimEnd().endsWith('# EOF')).toBe(true);
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'vitryna_requests_total{route="catalog",status="200",cache="miss"} 1',
      'vitryna_requests_total{route="not-found",status="404",cache="private"} 1',
      'vitryna_requests_total{route="/assets",status="404",cache="none"} 1',
      'vitryna_request_seconds_count{route="catalog"} 1',
      'vitryna_renders_total{route="not-found",outcome="4xx"} 1',
      'vitryna_hits_total 2',
      'vitryna_circuit_open{upstream="api"} 0',
      `vitryna_composition_info{group="live",composition="${gateway.composition}"} 1`,
      'vitryna_app_info{group="live",app="mf-catalog",version="1.0.0"} 1',
    ]),
  );
  expect(text).toMatch(/^vitryna_upstream_calls_total\{upstream="api",outcome="2xx"\} [1-9]/m);
  expect(text).toMatch(/^vitryna_cache_bytes\{cache="pages"\} [1-9]\d+/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
});

test('no address becomes a name of a metric', async () => {
  await start();
  await gateway.get('/some/secret-of-a-shopper?recovery=secret');
  await gateway.get('/secret.php');
  expect((await metrics({})).text).not.toContain('secret');
});

test('what is for operators is not on the port of shoppers', async () => {
  await start();
  expect((await gateway.get('/metrics')).text).not.toContain('vitryna_');
});

test.each([
  ['nothing', {}, 401],
  ['another token', { Authorization: 'Bearer another-token-of-operators' }, 401],
  ['the token', shown.headers, 200],
  ['the token as a password', { Authorization: `Basic ${Buffer.from(`any:${token}`).toString('base64')}` }, 200],
  ['the token under any name of the machine', { ...shown.headers, Host: 'gateway-1.internal:9400' }, 200],
])('with a token, who shows %s gets its answer', async (_, headers, status) => {
  await start({ OPS_TOKEN: token });
  await expect(metrics({ headers })).resolves.toMatchObject({ status });
});

test('without a token a name that somebody has made lead here is refused', async () => {
  await start();
  await expect(metrics({ headers: { Host: 'rebound.example' } })).resolves.toMatchObject({ status: 421 });
});

test('says what it takes', async () => {
  await start();
  await expect(metrics({ method: 'POST' })).resolves.toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  await expect(ask(gateway.opsUrl, '/')).resolves.toMatchObject({ status: 404 });
});

test('is ready with a composition and an answer, and not while it ends', async () => {
  await start();
  const foreign = { headers: { Host: 'balancer.internal' } };
  await expect(gateway.get('/ready', foreign)).resolves.toMatchObject({ status: 200 });
  await expect(ask(gateway.opsUrl, '/ready', foreign)).resolves.toMatchObject({ status: 200 });
  gateway.app.drain();
  const { status, text } = await gateway.get('/ready');
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { isReady: false, hasComposition: true, hasAnswer: true, isDraining: true, hungWorkers: 0 },
  ]);
  await expect(gateway.get('/health')).resolves.toMatchObject({ status: 200 });
});

test('is alive but not ready before an upstream has answered', async () => {
  await start({ API_URL: 'http://127.0.0.1:1' });
  await expect(gateway.get('/ready')).resolves.toMatchObject({ status: 503 });
  await expect(gateway.get('/health')).resolves.toMatchObject({ status: 200 });
});

import { expect, jest, test } from '@jest/globals';
import { expectedBuildTag } from '@vitryna/contracts/constants';
import { z } from 'zod';
import {
  type ApiClientOptions,
  createApiClient,
  isApiError,
  type TransportRequest,
  type TransportResponse,
} from './index.ts';

const schema = z.object({ name: z.string() });
const answer = (status: number, body: unknown = null, headers = {}): TransportResponse => ({ status, body, headers });
const failure = (status: number, code: string) => answer(status, { error: { code, message: `@${code}` } });

/** A client whose transport gives these answers in turn, and a list of what was sent. */
function setUp(answers: (TransportResponse | Error)[], options: Partial<ApiClientOptions> = {}) {
  const sent: TransportRequest[] = [];
  const api = createApiClient({
    transport: async (request) => {
      sent.push(request);
      const next = answers[sent.length - 1];
      if (!next || next instanceof Error) throw next ?? new Error('no more answers');
      return next;
    },
    ...options,
  });
  return { api, sent };
}
const caught = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
const flush = () => new Promise((resolve) => setImmediate(resolve));

test('unwraps data, strips what the schema does not name, and sends headers and a sorted query [§7.2]', async () => {
  const { api, sent } = setUp([answer(200, { data: { name: 'a', extra: 1 } })], {
    headers: () => ({ 'X-Locale': 'uk' }),
  });
  await expect(api.get('/x', { schema, query: { b: 1, a: ['1', '2'], none: undefined } })).resolves.toEqual({
    name: 'a',
  });
  expect(sent[0]).toMatchObject({ method: 'GET', path: '/x?a[]=1&a[]=2&b=1', headers: { 'X-Locale': 'uk' } });
});

test('the result has the type of the schema', async () => {
  const { api } = setUp([answer(200, { data: { name: 'a' } })]);
  const data = await api.get('/x', { schema });
  // @ts-expect-error the schema has no such key
  expect([data.name, data.price]).toEqual(['a', undefined]);
});

test('gives null for data: null and reads a body without data as it is [§7.2]', async () => {
  const { api } = setUp([answer(200, { data: null }), answer(200, { name: 'bare' })]);
  await expect(api.get('/account/me', { schema: schema.nullable() })).resolves.toBeNull();
  await expect(api.get('/x', { schema })).resolves.toEqual({ name: 'bare' });
});

test('posts JSON with its idempotency key', async () => {
  const { api, sent } = setUp([answer(200, { data: null })]);
  await api.post('/order/create', { a: 1 }, { schema: z.null(), idempotencyKey: 'k' });
  expect(sent[0]).toMatchObject({ method: 'POST', body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } });
});

test('throws a failure with status, code, fields and retry time', async () => {
  const fields = { email: [{ rule: 'email', message: '@You entered an incorrect email' }], odd: 'x' };
  const body = { error: { code: 'tooMany', message: '@Too many', fields } };
  const { api } = setUp([answer(429, body, { 'retry-after': '3' })]);
  const error = await caught(api.get('/x', { schema }));
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({
    kind: 'http',
    status: 429,
    code: 'tooMany',
    messageKey: '@Too many',
    fields: { email: fields.email },
    retryAfterMs: 3000,
    isRetryable: true,
  });
});

test.each([
  ['<html>', 502],
  [null, 500],
  [{ error: 'text' }, 404],
  [{ error: { fields: [1] } }, 400],
])('survives an error body of somebody else: %j', async (body, status) => {
  const { api } = setUp([answer(status, body)]);
  expect(await caught(api.get('/x', { schema }))).toMatchObject({ kind: 'http', status });
});

test('an answer that is not the contract is an error of its own kind and names the place', async () => {
  const onContractError = jest.fn();
  const { api } = setUp([answer(200, { data: { name: 5 } })], { hooks: { onContractError } });
  const error = await caught(api.get('/x', { schema }));
  expect(error).toMatchObject({ kind: 'contract', isRetryable: false });
  expect(String(error)).toContain('name:');
  await flush();
  expect(onContractError).toHaveBeenCalledTimes(1);
});

test.each([
  [new Error('offline'), 'onNetworkError'],
  [failure(429, 'tooMany'), 'onTooManyRequests'],
  [failure(401, 'unauthorized'), 'onUnauthorized'],
  [failure(503, 'maintenance'), 'onMaintenance'],
  [failure(422, 'unprocessable'), 'onUnprocessable'],
] as const)('each failure of the catalogue has its one effect: %s → %s', async (given, name) => {
  const hooks = {
    onNetworkError: jest.fn(),
    onTooManyRequests: jest.fn(),
    onUnauthorized: jest.fn(),
    onMaintenance: jest.fn(),
    onUnprocessable: jest.fn(),
  };
  const { api } = setUp([given], { hooks });
  const error = await caught(api.get('/x', { schema }));
  await flush();
  expect(isApiError(error)).toBe(true);
  expect(Object.entries(hooks).filter(([, hook]) => hook.mock.calls.length > 0)).toEqual([[name, hooks[name]]]);
});

test('a quiet call makes no toast and no redirect, but a 401 and a 503 are still heard', async () => {
  const hooks = { onNetworkError: jest.fn(), onUnprocessable: jest.fn(), onMaintenance: jest.fn() };
  const answers = [new Error('offline'), failure(422, 'unprocessable'), failure(503, 'maintenance')];
  const { api } = setUp(answers, { hooks });
  for (const _ of answers) await caught(api.get('/x', { schema, isQuiet: true }));
  await flush();
  expect(Object.values(hooks).map((hook) => hook.mock.calls.length)).toEqual([0, 0, 1]);
});

test('one 401 fetches the user once and never again because of that fetch', async () => {
  const seen: string[] = [];
  const api = createApiClient({
    transport: async ({ path }) => {
      seen.push(path);
      return failure(401, 'unauthorized');
    },
    hooks: { onUnauthorized: () => api.get('/account/me', { schema: schema.nullable() }) },
  });
  await Promise.all(['/a', '/b', '/c'].map((path) => caught(api.get(path, { schema }))));
  await flush();
  expect(seen).toEqual(['/a', '/b', '/c', '/account/me']);
});

test('reports an answer of another build or composition, and not one of the same', async () => {
  const hooks = { onBuildTag: jest.fn(), onComposition: jest.fn() };
  const same = { 'x-build-tag': expectedBuildTag, 'x-composition': 'one' };
  const { api } = setUp(
    [answer(200, { name: 'a' }, same), answer(404, null, { 'x-build-tag': 'B2C_990101', 'x-composition': 'two' })],
    { hooks, expected: { buildTag: expectedBuildTag, compositionId: 'one' } },
  );
  await api.get('/x', { schema });
  expect(hooks.onBuildTag).not.toHaveBeenCalled();
  await caught(api.get('/x', { schema }));
  expect(hooks.onBuildTag).toHaveBeenCalledWith('B2C_990101');
  expect(hooks.onComposition).toHaveBeenCalledWith('two');
});

test.each<[string, TransportResponse | Error, object]>([
  ['a refusal', failure(400, 'validation'), { kind: 'http', status: 400 }],
  ['an outage', failure(500, 'internal'), { kind: 'http', status: 500 }],
  ['no answer', new Error('offline'), { kind: 'network' }],
  ['another shape', answer(200, { data: { name: 5 } }), { kind: 'contract' }],
])('showError turns %s into a 404 request error that knows why [§8.8]', async (_, given, cause) => {
  const { api } = setUp([given]);
  const error = await caught(api.get('/x', { schema, showError: true }));
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ status: 404, message: 'request error', cause });
});

// Specification §9.15.
const hour = 3_600_000;

test('keeps an answer with an ETag for an hour and parses it once [§7.5 §9.15]', async () => {
  let time = 0;
  let parses = 0;
  const counting = schema.transform((value) => {
    parses++;
    return value;
  });
  const tagged = answer(200, { data: { name: 'a' } }, { etag: '"1"' });
  const { api, sent } = setUp([tagged, answer(304), tagged], { now: () => time });
  const get = () => api.get('/catalog/category/list', { schema: counting });
  const first = await get();
  time = hour;
  expect(await get()).toBe(first);
  expect(sent[1]?.headers).toEqual({ 'If-None-Match': '"1"' });
  expect(parses).toBe(1);
  time = hour * 2 + 1;
  await get();
  expect(sent[2]?.headers).toEqual({});
});

test('forgets the answer that was not used for longest', async () => {
  const tagged = answer(200, { data: { name: 'a' } }, { etag: '"1"' });
  const { api, sent } = setUp(Array(6).fill(tagged), { cacheSize: 2 });
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await api.get(path, { schema });
  expect(sent.map(({ headers }) => 'If-None-Match' in headers)).toEqual([false, false, true, false, true, false]);
});

test('a call that its caller aborts rejects with the reason and has no effect', async () => {
  const onNetworkError = jest.fn();
  const controller = new AbortController();
  const api = createApiClient({ transport: () => new Promise(() => {}), hooks: { onNetworkError } });
  const call = caught(api.get('/x', { schema, signal: controller.signal }));
  controller.abort(new Error('left the page'));
  expect(await call).toMatchObject({ message: 'left the page' });
  expect(await caught(api.get('/x', { schema, signal: controller.signal }))).toMatchObject({
    message: 'left the page',
  });
  await flush();
  expect(onNetworkError).not.toHaveBeenCalled();
});

test('gives up after its time even when the transport ignores the signal', async () => {
  jest.useFakeTimers();
  const api = createApiClient({ transport: () => new Promise(() => {}), timeoutMs: 5000 });
  const call = caught(api.get('/x', { schema }));
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
  expect(await call).toMatchObject({ kind: 'timeout', isRetryable: true });
});

test('checks an answer once when the transport hands out the same object again', async () => {
  let checks = 0;
  const schema = z.string().refine(() => {
    checks += 1;
    return true;
  });
  const body = { data: 'x' };
  const client = createApiClient({ transport: async () => ({ status: 200, body }), cacheSize: 0 });
  expect([await client.get('/a', { schema }), await client.get('/a', { schema })]).toEqual(['x', 'x']);
  expect(checks).toBe(1);
});

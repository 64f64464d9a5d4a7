import { describe, expect, test } from '@jest/globals';
import { expectedBuildTag } from '@vitryna/contracts/constants';
import { z } from 'zod';
import {
  type ApiClient,
  type ApiHooks,
  createApiClient,
  createContentClient,
  isApiError,
  type Transport,
  type TransportResponse,
} from './index.ts';

const schema = z.object({ name: z.string() }).nullable();
const options = { schema };
const writeTo = (path: string) => (api: ApiClient) => api.post(path, {}, options);

/** One call of each kind that the store makes (specification §7). */
const calls: Record<string, (api: ApiClient) => Promise<unknown>> = {
  'GET catalogue': (api) => api.get('/catalog/product/list', { schema, query: { pageNum: 2 } }),
  'GET cart': (api) => api.get('/catalog/product/list/cart/all', { schema, query: { fields: ['gifts'] } }),
  'POST cart': writeTo('/catalog/product/cart/add'),
  'GET favourites': (api) => api.get('/catalog/product/list/favorite', options),
  'POST favourites': writeTo('/catalog/product/favorite/remove'),
  'GET account': (api) => api.get('/account/address/list', options),
  'POST account': writeTo('/account/update'),
  'GET marketing': (api) => api.get('/sliders/popup', options),
  'POST marketing': writeTo('/marketing/event'),
};

function ok(headers: Record<string, string>): Transport {
  return async () => ({ status: 200, body: { data: { name: 'a' } }, headers });
}
function refused(status: number, headers = {}): Transport {
  const body = { error: { code: 'refused', message: '@Refused' } };
  return async () => ({ status, body, headers }) satisfies TransportResponse;
}

/** Every answer of the error catalogue (specification §8) and what the page is told of it. */
const answers: Record<string, { transport: Transport; effects: (keyof ApiHooks)[]; isFailure: boolean }> = {
  'no answer': {
    transport: () => Promise.reject(new Error('offline')),
    effects: ['onNetworkError'],
    isFailure: true,
  },
  'no answer in time': { transport: () => new Promise(() => {}), effects: ['onNetworkError'], isFailure: true },
  429: { transport: refused(429), effects: ['onTooManyRequests'], isFailure: true },
  401: { transport: refused(401), effects: ['onUnauthorized'], isFailure: true },
  503: { transport: refused(503), effects: ['onMaintenance'], isFailure: true },
  422: { transport: refused(422), effects: ['onUnprocessable'], isFailure: true },
  400: { transport: refused(400), effects: [], isFailure: true },
  404: { transport: refused(404), effects: [], isFailure: true },
  409: { transport: refused(409), effects: [], isFailure: true },
  500: { transport: refused(500), effects: [], isFailure: true },
  'another shape': {
    transport: async () => ({ status: 200, body: { data: 5 } }),
    effects: ['onContractError'],
    isFailure: true,
  },
  'another build': { transport: ok({ 'x-build-tag': 'B2C_990101' }), effects: ['onBuildTag'], isFailure: false },
  'a refusal of another build': {
    transport: refused(401, { 'x-build-tag': 'B2C_990101' }),
    effects: ['onBuildTag', 'onUnauthorized'],
    isFailure: true,
  },
  'another composition': { transport: ok({ 'x-composition': 'two' }), effects: ['onComposition'], isFailure: false },
  'what was asked for': {
    transport: ok({ 'x-build-tag': expectedBuildTag, 'x-composition': 'one' }),
    effects: [],
    isFailure: false,
  },
};

const hookNames = [
  'onNetworkError',
  'onTooManyRequests',
  'onUnauthorized',
  'onMaintenance',
  'onUnprocessable',
  'onContractError',
  'onBuildTag',
  'onComposition',
] as const;

/** A client that notes which hooks it called. */
function watch(transport: Transport) {
  const reported: string[] = [];
  const hooks = Object.fromEntries(hookNames.map((name) => [name, () => void reported.push(name)])) as ApiHooks;
  const expected = { buildTag: expectedBuildTag, compositionId: 'one' };
  return { api: createApiClient({ transport, hooks, expected, timeoutMs: 5 }), reported };
}
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );
const flush = () => new Promise((resolve) => setImmediate(resolve));

describe.each(Object.entries(answers))('%s', (_, { transport, effects, isFailure }) => {
  test.each(Object.entries(calls))('to %s has its own effect and no other [§8.1 §8.2 §8.5]', async (_, call) => {
    const { api, reported } = watch(transport);
    const failure = await failureOf(call(api));
    await flush();
    expect(reported.sort()).toEqual([...effects].sort());
    expect(isApiError(failure)).toBe(isFailure);
  });

  test('to GET content is the fallback, and a word to the shopper only with showError [§8.7]', async () => {
    const reported: boolean[] = [];
    let isTold = false;
    const content = createContentClient({ transport, timeoutMs: 5, onError: () => void reported.push(isTold) });
    const [fallback, wanted] = [{ name: 'fallback' }, isFailure ? 'fallback' : 'a'];
    await expect(content.get('/pages', { schema, fallback })).resolves.toEqual({ name: wanted });
    isTold = true;
    await expect(content.get('/pages', { schema, fallback, showError: true })).resolves.toEqual({ name: wanted });
    expect(reported).toEqual(isFailure ? [true] : []);
  });
});

test.each([
  ['onUnauthorized', '/account/me', 401],
  ['onMaintenance', '/shared/maintenanceMode', 503],
] as const)('%s is not called for the call that it makes itself', async (_, path, status) => {
  const { api, reported } = watch(refused(status));
  await failureOf(api.get(path, options));
  await flush();
  expect(reported).toEqual([]);
});

test('many failures at once are one word to the shopper, and a later one another', async () => {
  const { api, reported } = watch(refused(429));
  await Promise.all(Object.values(calls).map((call) => failureOf(call(api))));
  await flush();
  expect(reported).toEqual(['onTooManyRequests']);
  await failureOf(api.get('/x', options));
  await flush();
  expect(reported).toHaveLength(2);
});

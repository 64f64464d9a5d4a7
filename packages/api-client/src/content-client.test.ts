import { expect, jest, test } from '@jest/globals';
import { contentTimeoutMs } from '@vitryna/contracts/constants';
import { listOf } from '@vitryna/contracts/tolerant';
import { z } from 'zod';
import { createContentClient, type Transport } from './index.ts';

const options = { schema: z.object({ h1: z.string() }), fallback: { h1: 'fallback' } };

test('gives what the service answers', async () => {
  const content = createContentClient({
    transport: async () => ({ status: 200, body: { data: { h1: 'a' }, meta: {} } }),
  });
  await expect(content.get('/pages', options)).resolves.toEqual({ h1: 'a' });
});

test.each<[string, Transport]>([
  ['is down', () => Promise.reject(new Error('refused'))],
  ['answers 500', async () => ({ status: 500, body: null })],
  ['answers something else', async () => ({ status: 200, body: { data: { h1: 5 } } })],
  [
    'breaks in the transport',
    () => {
      throw new Error('bug');
    },
  ],
])('gives the fallback when the service %s, and tells only the log [§7.6]', async (_, transport) => {
  const onError = jest.fn();
  const report = jest.fn();
  const content = createContentClient({ transport, onError, report });
  await expect(content.get('/pages', options)).resolves.toEqual(options.fallback);
  expect([onError.mock.calls.length, report.mock.calls.length]).toEqual([0, 1]);
  await content.get('/pages', { ...options, showError: true });
  expect(onError).toHaveBeenCalledTimes(1);
});

test('uses an answer without its wrong parts, and tells the log', async () => {
  const [report, onOmissions] = [jest.fn(), jest.fn()];
  const body = { data: { hero: [{ a: 1 }, { a: 'b' }] } };
  const content = createContentClient({ transport: async () => ({ status: 200, body }), report, onOmissions });
  const schema = z.object({ hero: listOf(z.object({ a: z.string() })) });
  const read = content.get('/banners', { schema, query: { locale: 'uk' }, fallback: { hero: [] } });
  await expect(read).resolves.toEqual({ hero: [{ a: 'b' }] });
  expect(onOmissions.mock.calls).toEqual([['GET /banners?locale=uk', [expect.stringMatching(/^a: /)]]]);
  expect(report).not.toHaveBeenCalled();
});

test('gives a page of a list with how many there are, and the fallback where it is not told', async () => {
  const pagination = { page: 1, pageSize: 12, pageCount: 1, total: 1 };
  const schema = z.object({ items: z.array(z.string()), pagination: z.object({ total: z.number() }) });
  const read = (body: unknown) =>
    createContentClient({ transport: async () => ({ status: 200, body }) }).get('/blog/posts', {
      schema: schema.nullable(),
      fallback: null,
      isPaged: true,
    });
  await expect(read({ data: ['a'], meta: { pagination } })).resolves.toEqual({
    items: ['a'],
    pagination: { total: 1 },
  });
  await expect(read({ data: ['a'], meta: {} })).resolves.toBeNull();
  await expect(read({ data: ['a'] })).resolves.toBeNull();
});

test('tells what the service does not have from a failure, by an answer of its own only', async () => {
  const report = jest.fn();
  const give = (body: unknown) =>
    createContentClient({ transport: async () => ({ status: 404, body }), report }).get('/pages', {
      ...options,
      missing: { h1: 'none' },
    });
  await expect(give({ data: null, error: { status: 404 } })).resolves.toEqual({ h1: 'none' });
  expect(report).not.toHaveBeenCalled();
  await expect(give('<html>')).resolves.toEqual(options.fallback);
  expect(report).toHaveBeenCalledTimes(1);
});

test('gives the fallback after one second [§7.6 §8.7 §9.3]', async () => {
  jest.useFakeTimers();
  const content = createContentClient({ transport: () => new Promise(() => {}) });
  const call = content.get('/pages', options);
  jest.advanceTimersByTime(contentTimeoutMs);
  jest.useRealTimers();
  await expect(call).resolves.toEqual(options.fallback);
});

test('an aborted read is no failure', async () => {
  const report = jest.fn();
  const content = createContentClient({ transport: () => new Promise(() => {}), report });
  await expect(content.get('/pages', { ...options, signal: AbortSignal.abort() })).resolves.toEqual(options.fallback);
  expect(report).not.toHaveBeenCalled();
});

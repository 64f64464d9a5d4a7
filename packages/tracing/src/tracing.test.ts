import { afterEach, expect, test } from '@jest/globals';
import { openTracing } from './open-tracing.ts';
import { startCollector } from './testing.ts';
import { noTracing } from './tracing.ts';

const before = process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
afterEach(() => {
  if (before === undefined) delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  else process.env.OTEL_EXPORTER_OTLP_ENDPOINT = before;
});

test('nothing is traced where nobody has asked for it', async () => {
  const tracing = await openTracing('gateway', {});
  expect(tracing).toBe(noTracing);
  await expect(tracing.span({ name: 'a', kind: 'server' }, async () => tracing.traceparent())).resolves.toBeNull();
});

test('spans lie in each other, over processes too, and say what failed', async () => {
  const collector = await startCollector();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const tracing = await openTracing('gateway', process.env);
  const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  let header: string | null = null;
  await tracing.span({ name: 'request', kind: 'server', facts: { 'http.route': 'home' }, parent }, async (note) => {
    note({ 'http.response.status_code': 200 });
    await tracing.span({ name: 'call', kind: 'client' }, async () => {
      await Promise.resolve();
      header = tracing.traceparent();
    });
  });
  await expect(
    tracing.span({ name: 'broken', kind: 'internal', parent: 'nonsense' }, () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  await tracing.stop();
  collector.stop();
  const [call, request, broken] = ['call', 'request', 'broken'].map((name) =>
    collector.spans.find((span) => span.name === name),
  );
  expect(request).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), kind: 2 });
  expect(request?.attributes.map(({ key }) => key)).toEqual(['http.route', 'http.response.status_code']);
  expect(call).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: request?.spanId, kind: 3 });
  expect(header).toBe(`00-${'a'.repeat(32)}-${call?.spanId}-01`);
  expect(broken).toMatchObject({ status: { code: 2 } });
  expect(broken?.traceId).not.toBe(request?.traceId);
});

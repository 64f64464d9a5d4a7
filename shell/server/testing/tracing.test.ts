import { afterEach, expect, test } from '@jest/globals';
import { openTracing } from '@vitryna/tracing';
import { startCollector } from '@vitryna/tracing/testing';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
afterEach(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  await gateway.stop();
});

test('a page is a span over its render and the calls of that, and the API is told; nothing says who asked', async () => {
  const collector = await startCollector();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const tracing = await openTracing('gateway', process.env);
  gateway = await startGateway({ tracing, variables: { PAGE_FRESH_SECONDS: '0' } });
  const forged = `00-${'e'.repeat(32)}-${'e'.repeat(16)}-01`;
  await gateway.get('/catalog?searchQuery=secret', { headers: { traceparent: forged } });
  await gateway.get('/user/cart', { headers: { traceparent: forged, tracestate: 'a=b' } });
  await tracing.stop();
  collector.stop();
  const { spans } = collector;
  const textOf = (span: (typeof spans)[number], key: string) =>
    span.attributes.find((one) => one.key === key)?.value.stringValue;
  const page = spans.find((span) => span.kind === 2 && textOf(span, 'http.route') === 'catalog');
  const render = spans.find(({ name, parentSpanId }) => name === 'render' && parentSpanId === page?.spanId);
  const call = spans.find(({ parentSpanId }) => parentSpanId === render?.spanId);
  expect(call).toMatchObject({ name: 'GET api', kind: 3, traceId: page?.traceId });
  const user = spans.find(({ name }) => name === 'GET user');
  expect(user?.traceId).toBeDefined();
  expect(spans.map(({ traceId }) => traceId)).not.toContain('e'.repeat(32));
  const told = gateway.api.requests.map(({ headers }) => headers.traceparent);
  expect(told).toEqual(expect.arrayContaining([call, user].map((span) => `00-${span?.traceId}-${span?.spanId}-01`)));
  expect(JSON.stringify(spans)).not.toContain('secret');
});

import { expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { createFakeTransport, failWith } from '@vitryna/testing';
import { loader } from './load-plain.ts';

/** What a document of the checkout gets where its options are answered so. */
function load(options: ReturnType<typeof failWith>) {
  const { transport } = createFakeTransport({ 'GET /checkout/options': options, 'GET /checkout/draft': {} });
  const own = { api: createApiClient({ transport }), isDocument: true };
  const request = new Request('https://shop.example/ua/checkout');
  return loader({ context: { get: () => own }, request, params: {} } as never);
}

test('knows a cart in which nothing is from a store that does not answer', async () => {
  expect(await load(failWith(422, 'unprocessable'))).toBe('empty');
  expect(await load(failWith(503, 'unavailable'))).toBeNull();
});

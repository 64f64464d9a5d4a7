import { expect, test } from '@jest/globals';
import { createContentClient } from '@vitryna/api-client';
import { createFakeTransport } from '@vitryna/testing';
import { getServices } from './get-services.ts';

test('asks for the whole page of the services: who names fields is given no blocks', async () => {
  const { transport, calls } = createFakeTransport({ 'GET /pages': { path: '/services', blocks: [] } });
  await getServices(createContentClient({ transport }), 'uk', new AbortController().signal);
  expect(calls.map(({ query }) => query)).toEqual([{ locale: 'uk', path: '/services' }]);
});

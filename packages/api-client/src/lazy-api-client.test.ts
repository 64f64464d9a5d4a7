import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApiClient, isApiError, lazyApiClient } from './index.ts';

test('loads the client at the first call, once, and again after a failed load', async () => {
  let loads = 0;
  let told = 0;
  const api = lazyApiClient(
    async () => {
      loads++;
      if (loads === 1) throw new Error('chunk is gone');
      return createApiClient({ transport: async ({ method }) => ({ status: 200, body: { data: method } }) });
    },
    () => {
      told++;
    },
  );
  expect(loads).toBe(0);
  const failure = await api.get('/x', { schema: z.string() }).catch((error: unknown) => error);
  expect(isApiError(failure) && failure.kind).toBe('network');
  expect(told).toBe(1);
  const both = [api.get('/x', { schema: z.string() }), api.post('/x', {}, { schema: z.string() })];
  await expect(Promise.all(both)).resolves.toEqual(['GET', 'POST']);
  expect(loads).toBe(2);
});

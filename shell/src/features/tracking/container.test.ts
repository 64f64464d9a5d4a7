/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { createFakeTransport } from '@vitryna/testing';
import { loadContainer } from './container.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/ua/order/x?token=secret', 0],
  ['/purchase-feedback/x?a=b&token=', 0],
  ['/ua/catalog?tokens=1', 1],
])('at %s foreign scripts are asked for %d times: one that runs there reads the address', async (address, times) => {
  history.replaceState(null, '', address);
  const { transport, calls } = createFakeTransport({ 'GET /shared/config': null });
  await loadContainer(createApiClient({ transport }), {}).catch(() => undefined);
  expect(calls).toHaveLength(times);
});

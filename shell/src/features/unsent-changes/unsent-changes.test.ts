import { afterEach, expect, jest, test } from '@jest/globals';
import { createApiClient } from '@vitryna/api-client';
import { beforePageEnds } from '@vitryna/remote-kit';
import { createStores } from '@vitryna/store';
import { createFakeTransport } from '@vitryna/testing';
import type { App } from '../feature.ts';
import { keepUnsentChanges } from './unsent-changes.ts';

const putAway = jest.fn();
const stop = beforePageEnds(putAway);
afterEach(stop);

test('lets forms put away what was typed as soon as the store closes, once', async () => {
  const status = { isEnabled: false, message: null };
  const { transport } = createFakeTransport({ 'GET /shared/maintenanceMode': () => status });
  const stores = createStores({ locale: 'uk', api: createApiClient({ transport }), eventBus: { emit: () => {} } });
  keepUnsentChanges({ stores } as App);
  await stores.maintenance.handleUnavailable();
  expect(putAway).not.toHaveBeenCalled();
  status.isEnabled = true;
  await stores.maintenance.handleUnavailable();
  await stores.maintenance.handleUnavailable();
  expect(putAway).toHaveBeenCalledTimes(1);
});

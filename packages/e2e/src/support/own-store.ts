import { type OwnGateway, startGateway } from './gateway.ts';
import { test as base, expect } from './problems.ts';
import { type OwnStoreApi, startStoreApi } from './store-api.ts';

/** A store that a spec may close and whose calls it may fail. */
export type OwnStore = { api: OwnStoreApi; gateway: OwnGateway };

/** For specs of a store of their own: started once for all of them that a worker runs, and whole again before each. */
export const test = base.extend<{ ownStore: OwnStore }, { startedStore: OwnStore }>({
  startedStore: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const api = await startStoreApi();
      const gateway = await startGateway(undefined, api.port);
      await use({ api, gateway });
      await gateway.stop();
      await api.stop();
    },
    // A database is filled here, which a busy machine takes its time for.
    { scope: 'worker', timeout: 180_000 },
  ],
  ownStore: async ({ startedStore }, use) => {
    await startedStore.api.order('reset', {});
    // It may have been closed before, which the gateway looks at from time to time.
    await expect.poll(async () => (await fetch(startedStore.gateway.url)).status).toBe(200);
    await use(startedStore);
  },
});

export { expect };

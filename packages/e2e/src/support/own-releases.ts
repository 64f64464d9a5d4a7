import { test as base, expect } from '@playwright/test';
import { rollback } from '@vitryna/release';
import { type OwnGateway, startGateway } from './gateway.ts';

/** A gateway whose releases specs publish and promote. */
export type OwnReleases = OwnGateway & {
  /** Makes live again what was built, and takes other variables back, if anything was changed. */
  reset: () => Promise<void>;
};

async function startReleases(): Promise<OwnReleases> {
  const gateway = await startGateway();
  const built = (await gateway.store.readLive())?.live ?? '';
  let hasVariables = false;
  return {
    ...gateway,
    async restart(variables) {
      hasVariables = true;
      await gateway.restart(variables);
    },
    async reset() {
      const pointer = await gateway.store.readLive();
      if (hasVariables) await gateway.restart({});
      hasVariables = false;
      if (pointer?.live === built) return;
      await rollback(gateway.store, built);
      await expect
        .poll(async () => (await fetch(gateway.url)).text(), { timeout: 30_000 })
        .toContain(`data-composition="${built}"`);
    },
  };
}

/** For specs that make other versions live: started once for all of them that a worker runs, with what was built live before each. */
export const test = base.extend<{ ownReleases: OwnReleases }, { startedReleases: OwnReleases }>({
  startedReleases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const releases = await startReleases();
      await use(releases);
      await releases.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  ownReleases: async ({ startedReleases }, use) => {
    await startedReleases.reset();
    await use(startedReleases);
  },
});

export { expect };

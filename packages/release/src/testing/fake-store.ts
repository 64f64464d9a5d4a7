import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangedBy } from '../model/live-pointer.ts';
import { createFolderReleaseStore } from '../release-stores/folder-release-store.ts';
import type { Signer } from '../release-stores/signing/signer.ts';
import { promote } from '../releases/promote.ts';
import { publish } from '../releases/publish.ts';
import type { CompositionChanges } from '../releases/resolve-composition.ts';
import { type FakeReleaseInput, writeFakeRelease } from './fake-release.ts';

/** A release store in a folder, with what a test does to it in a line each. */
export async function createFakeStore(folder: string) {
  const store = createFolderReleaseStore(join(folder, 'store'));
  await mkdir(store.location, { recursive: true });
  let builds = 0;
  return {
    store,
    async publish(input: FakeReleaseInput, by?: ChangedBy, now = new Date(), signer: Signer | null = null) {
      builds += 1;
      const dist = join(folder, `dist-${builds}`);
      await writeFakeRelease(dist, { builtAt: new Date(builds * 1000).toISOString(), ...input });
      return publish(store, dist, now, by, signer);
    },
    /** Promotes without the smoke and gives back the composition's id. */
    async promote(changes: CompositionChanges = {}, by?: ChangedBy, now = new Date()) {
      const { composition } = await promote({ store, candidate: { changes }, smoke: null, now, ...(by && { by }) });
      return composition.id;
    },
  };
}

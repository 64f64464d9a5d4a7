import type { Composition, LivePointer } from '@vitryna/contracts/release';
import type { ReleaseStore } from './release-store.ts';

/** What is in a release store and who gets which of it. */
export type ReleaseStatus = {
  location: string;
  pointer: LivePointer | null;
  live: Composition | null;
  canary: Composition | null;
  /** App → published versions, the one that was published last first. */
  versions: Record<string, { version: string; builtAt: string; publishedAt: string }[]>;
};

/** Reads the state of a release store. */
export async function readStatus(store: ReleaseStore): Promise<ReleaseStatus> {
  const pointer = await store.readLive();
  const apps = await store.listApps();
  const versions = await Promise.all(
    apps.map(async (app) => {
      const stored = await store.listVersions(app);
      return [
        app,
        stored.map(({ release, publishedAt }) => ({ version: release.version, builtAt: release.builtAt, publishedAt })),
      ] as const;
    }),
  );
  return {
    location: store.location,
    pointer,
    live: pointer ? await store.readComposition(pointer.live) : null,
    canary: pointer?.canary ? await store.readComposition(pointer.canary.id) : null,
    versions: Object.fromEntries(versions),
  };
}

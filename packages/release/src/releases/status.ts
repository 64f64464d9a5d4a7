import type { GatewayState } from '@vitryna/contracts/gateway-state';
import type { Canary, Composition, LivePointer } from '@vitryna/contracts/release';
import type { ReleaseStore } from '../model/release-store.ts';
import type { Trust } from '../model/trust.ts';
import { readRunningGateways } from './gateways.ts';

/** The status of a release store. */
export type ReleaseStatus = {
  location: string;
  pointer: LivePointer | null;
  live: Composition | null;
  /** Canaries that run, each with what its visitors get. */
  canaries: (Canary & { parts: Composition['parts'] })[];
  /** Whose signatures count; null: releases load unsigned. */
  trust: Trust | null;
  /** Gateways that run and can write in the store. */
  gateways: GatewayState[];
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
    canaries: await Promise.all(
      (pointer?.canaries ?? []).map(async (canary) => ({
        ...canary,
        parts: (await store.readComposition(canary.composition)).parts,
      })),
    ),
    trust: await store.readTrust(),
    gateways: await readRunningGateways(store),
    versions: Object.fromEntries(versions),
  };
}

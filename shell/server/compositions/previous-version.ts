import { assetPath, releaseFolder } from '@vitryna/contracts/file-addresses';
import type { PreviousVersion } from '@vitryna/contracts/previous-version';
import type { Release } from '@vitryna/contracts/release';
import type { ReleaseReader } from '@vitryna/release';
import { LRUCache } from 'lru-cache';
import { errorFields, type Log } from '../base/log.ts';
import type { Slot } from '../pages/render/slot.ts';
import { integrityTable } from './builds.ts';
import type { CompositionKeeper } from './composition-keeper.ts';
import { earlierParts } from './earlier-parts.ts';

/** Answers that are kept: of a broken release every tab asks for the same. */
const keptAnswers = 50;

export type PreviousVersionsOptions = {
  store: ReleaseReader;
  keeper: Pick<CompositionKeeper, 'live' | 'pointer'>;
  /** Told of each version that tabs are given. */
  onGiven: (part: { app: string; version: string }) => void;
  log: Log;
};

/** The previous version of a remote: what is live, where the version is a canary's, else what was live last with another one. */
export function createPreviousVersions({ store, keeper, onGiven, log }: PreviousVersionsOptions) {
  const found = new LRUCache<string, Promise<Release | null>>({ max: keptAnswers });

  const candidates = async function* (app: string): AsyncGenerator<string> {
    const live = keeper.live();
    const running = live?.loaded.remotes.find(({ name }) => name === app);
    if (running && !running.isLost) yield running.release.version;
    const pointer = keeper.pointer();
    if (!pointer) return;
    for await (const parts of earlierParts(pointer, { store, log })) {
      const version = parts[app]?.version;
      if (version !== undefined) yield version;
    }
  };
  const search = async (slot: Slot, app: string, failed: string): Promise<Release | null> => {
    for await (const version of candidates(app)) {
      if (version === failed) continue;
      const { release } = await store.readRelease(app, version);
      // A page that holds texts to the store's policy would refuse code from before there was one.
      if (release.passesTrust || !slot.passesTrust) return release;
    }
    return null;
  };

  return async (slot: Slot, app: string, failed: string): Promise<PreviousVersion | null> => {
    const runs = slot.loaded.remotes.some(({ release }) => release.name === app && release.version === failed);
    if (!runs) return null;
    const key = `${slot.id} ${keeper.pointer()?.revision} ${app}`;
    const searched = found.get(key) ?? search(slot, app, failed);
    found.set(key, searched);
    const release = await searched.catch((error: unknown) => {
      found.delete(key);
      log.warn('an earlier version cannot be read', { app, version: failed, ...errorFields(error) });
      return null;
    });
    if (!release) return null;
    onGiven({ app, version: release.version });
    const base = releaseFolder(release);
    return {
      remote: { base, entry: assetPath(release, release.entry).slice(base.length) },
      integrity: integrityTable([release]),
    };
  };
}

import type { Composition } from '@vitryna/contracts/release';
import { createComposition } from '../model/composition.ts';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore, StoredRelease } from '../model/release-store.ts';

/** The changes of a new composition: app → version, `latest`, or null to leave the app out. */
export type CompositionChanges = Record<string, string | null>;

async function readVersion(store: ReleaseStore, app: string, version: string): Promise<StoredRelease> {
  if (version !== 'latest') return store.readRelease(app, version);
  const [latest] = await store.listVersions(app);
  if (!latest) throw new ReleaseError('not-found', `${app} has no published version; publish it first`);
  return latest;
}

/**
 * The composition that `base` becomes with these changes. Without changes, or without a base, every app that is not
 * named takes the version that was published last.
 */
export async function resolveComposition(
  store: ReleaseStore,
  base: Composition | null,
  changes: CompositionChanges,
  now: Date,
): Promise<Composition> {
  const isFromLatest = base === null || Object.keys(changes).length === 0;
  const parts: Composition['parts'] = { ...base?.parts };
  const latest = isFromLatest ? (await store.listApps()).map((app) => [app, 'latest'] as const) : [];
  for (const [app, version] of Object.entries({ ...Object.fromEntries(latest), ...changes })) {
    if (version === null) {
      delete parts[app];
    } else {
      const { release, integrity } = await readVersion(store, app, version);
      parts[app] = { version: release.version, integrity };
    }
  }
  if (!parts.shell) {
    throw new ReleaseError('refused', 'a composition needs a shell, and none is published; publish the shell first');
  }
  return createComposition(parts, now);
}

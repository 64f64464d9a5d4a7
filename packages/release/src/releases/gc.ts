import type { Composition } from '@vitryna/contracts/release';
import type { ReleaseEvent } from '@vitryna/contracts/release-event';
import { createEvent } from '../model/create-event.ts';
import { openTabMs, reachableCompositions } from '../model/in-use.ts';
import type { ChangedBy } from '../model/live-pointer.ts';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore, StoredRelease } from '../model/release-store.ts';

type GcInput = {
  store: ReleaseStore;
  /** How many earlier live compositions can still be gone back to. */
  keep: number;
  /** False only says what would be removed. */
  isForReal: boolean;
  by: ChangedBy;
  now?: Date;
};

/** The removed items, or those that would be removed. */
export type GcResult = {
  releases: { app: string; version: string; bytes: number }[];
  compositions: string[];
  kept: { releases: number; compositions: number };
};

/** The composition before is kept warm by gateways: it stays whatever is asked for. */
const leastKept = 1;

const bytesOf = ({ release }: StoredRelease) =>
  Object.values(release.files).reduce((sum, { size, brotli = 0, gzip = 0 }) => sum + size + brotli + gzip, 0);

/** Releases that were published within the window: they may be on their way to be promoted. */
const publishedIn = (events: ReleaseEvent[]): string[] =>
  events
    .filter(({ action }) => action === 'publish')
    .flatMap(({ releases }) => releases.map(({ app, version }) => `${app}/${version}`));

/** Compositions that visitors got until then, or from then on: the pointer remembers many of them, the log all. */
const servedIn = (events: ReleaseEvent[]): (string | null)[] =>
  events.flatMap(({ from, to, canaries }) => [
    ...[from, to],
    ...[...(canaries?.from ?? []), ...(canaries?.to ?? [])].map(({ composition }) => composition),
  ]);

/**
 * Removes releases and compositions that nobody needs: not live, not a canary, not among the last `keep` of the history, not within the window of
 * open tabs, and of each app not the newest. The pointer is read again before anything is removed; the log hears of it first.
 */
export async function collectGarbage({ store, keep, isForReal, by, now = new Date() }: GcInput): Promise<GcResult> {
  const pointer = await store.readLive();
  if (!pointer) throw new ReleaseError('refused', 'nothing is live yet, so nothing can be told to be old');
  const since = now.getTime() - openTabMs;
  const events = (await store.readEvents(Number.MAX_SAFE_INTEGER)).filter(({ at }) => Date.parse(at) >= since);
  const served = new Set(servedIn(events));
  const history = pointer.history.slice(0, Math.max(keep, leastKept)).map(({ id }) => id);
  const needed = new Set([...reachableCompositions(pointer, now), ...history]);

  const keptCompositions: Composition[] = [];
  const oldCompositions: string[] = [];
  for (const id of await store.listCompositions()) {
    const composition = await store.readComposition(id);
    const isKept = needed.has(id) || served.has(id) || Date.parse(composition.createdAt) >= since;
    if (isKept) keptCompositions.push(composition);
    else oldCompositions.push(id);
  }
  const missing = [...needed].filter((id) => !keptCompositions.some((composition) => composition.id === id));
  if (missing.length > 0) {
    throw new ReleaseError('refused', 'compositions that are needed are not there; run release verify first', {
      details: missing,
    });
  }

  const keptReleases = new Set(publishedIn(events));
  for (const { parts } of keptCompositions) {
    for (const [app, { version }] of Object.entries(parts)) keptReleases.add(`${app}/${version}`);
  }
  const old: StoredRelease[] = [];
  let kept = 0;
  for (const app of await store.listApps()) {
    const [newest, ...others] = await store.listVersions(app);
    const removable = others.filter(({ release }) => !keptReleases.has(`${app}/${release.version}`));
    old.push(...removable);
    kept += (newest ? 1 : 0) + others.length - removable.length;
  }

  const result: GcResult = {
    releases: old.map((stored) => ({
      app: stored.release.name,
      version: stored.release.version,
      bytes: bytesOf(stored),
    })),
    compositions: oldCompositions,
    kept: { releases: kept, compositions: keptCompositions.length },
  };
  if (!isForReal || old.length + oldCompositions.length === 0) return result;

  const again = await store.readLive();
  if (again?.revision !== pointer.revision) {
    throw new ReleaseError('conflict', 'the live pointer moved meanwhile; nothing was removed, repeat it');
  }
  const releases = old.map(({ release, integrity }) => ({ app: release.name, version: release.version, integrity }));
  await store.appendEvent(createEvent({ ...by, action: 'remove', releases }, now));
  // Compositions first: one without its releases would promise what is not there.
  for (const id of oldCompositions) await store.removeComposition(id);
  for (const { app, version } of releases) await store.removeRelease(app, version);
  return result;
}

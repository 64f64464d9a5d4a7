import type { Composition } from '@vitryna/contracts/release';
import { sharesOf } from '../model/in-use.ts';
import type { ReleaseStore } from '../model/release-store.ts';

/** A published version and where it is used. */
export type ListedVersion = { version: string; builtAt: string; bytes: number; uses: string[] };

/** Every published version by app, or those of one app, newest first. */
export async function listReleases(store: ReleaseStore, only: string | null): Promise<Record<string, ListedVersion[]>> {
  const pointer = await store.readLive();
  const uses: [string, Composition][] = [];
  const add = async (use: string, id: string) => uses.push([use, await store.readComposition(id)]);
  if (pointer) {
    await add('live', pointer.live);
    for (const { composition, percent } of sharesOf(pointer)) await add(`canary ${percent} %`, composition);
    for (const { id } of pointer.history) await add('history', id);
  }
  const apps = only === null ? await store.listApps() : [only];
  const listed = await Promise.all(
    apps.map(async (app) => {
      const versions = await store.listVersions(app);
      const lines = versions.map(({ release, integrity }) => ({
        version: release.version,
        builtAt: release.builtAt,
        bytes: Object.values(release.files).reduce((sum, { size }) => sum + size, 0),
        uses: [...new Set(uses.filter(([, { parts }]) => parts[app]?.integrity === integrity).map(([use]) => use))],
      }));
      return [app, lines] as const;
    }),
  );
  return Object.fromEntries(listed);
}

import type { Composition, Release } from '@vitryna/contracts/release';
import type { ReleaseStore } from '../model/release-store.ts';

/** Items only in the second, only in the first, and different in both. */
export type Difference = { added: string[]; removed: string[]; changed: string[] };

/** How two versions of an app differ; null where there is none. */
export type ReleaseDifference = {
  app: string;
  from: string | null;
  to: string | null;
  files: Difference;
  /** Of client files, as built and packed by brotli, source maps left out. */
  bytes: { from: { size: number; brotli: number }; to: { size: number; brotli: number } };
  routes: Difference;
  sends: Difference;
  hears: Difference;
  needs: Difference;
  shared: Difference;
  contracts: Difference;
};

function compare(from: Record<string, unknown>, to: Record<string, unknown>): Difference {
  const isSame = (name: string) => JSON.stringify(from[name]) === JSON.stringify(to[name]);
  const both = Object.keys(from).filter((name) => Object.hasOwn(to, name));
  return {
    added: Object.keys(to).filter((name) => !Object.hasOwn(from, name)),
    removed: Object.keys(from).filter((name) => !Object.hasOwn(to, name)),
    changed: both.filter((name) => !isSame(name)),
  };
}

const named = (names: string[] = []) => Object.fromEntries(names.map((name) => [name, true]));
const routesOf = (release: Release | null) =>
  Object.fromEntries((release?.routes ?? []).map((route) => [`${route.name} /${route.path}`, route]));

function sizeOf(release: Release | null): { size: number; brotli: number } {
  const sum = { size: 0, brotli: 0 };
  for (const [path, file] of Object.entries(release?.files ?? {})) {
    if (!path.startsWith('client/') || path.endsWith('.map')) continue;
    sum.size += file.size;
    sum.brotli += file.brotli ?? file.size;
  }
  return sum;
}

/** Compares two versions of an app by what their manifests say. */
export function diffReleases(from: Release | null, to: Release | null): ReleaseDifference {
  return {
    app: (to ?? from)?.name ?? '',
    from: from?.version ?? null,
    to: to?.version ?? null,
    files: compare(from?.files ?? {}, to?.files ?? {}),
    bytes: { from: sizeOf(from), to: sizeOf(to) },
    routes: compare(routesOf(from), routesOf(to)),
    sends: compare(named(from?.events.sends), named(to?.events.sends)),
    hears: compare(named(from?.events.hears), named(to?.events.hears)),
    needs: compare(named(from?.needs), named(to?.needs)),
    shared: compare(from?.shared ?? {}, to?.shared ?? {}),
    contracts: compare(from?.contracts ?? {}, to?.contracts ?? {}),
  };
}

/** Compares two compositions part by part; what is the same in both is left out. */
export async function diffCompositions(
  store: ReleaseStore,
  from: Composition,
  to: Composition,
): Promise<ReleaseDifference[]> {
  const apps = [...new Set([...Object.keys(from.parts), ...Object.keys(to.parts)])].sort();
  const differing = apps.filter((app) => from.parts[app]?.integrity !== to.parts[app]?.integrity);
  const read = async (app: string, { parts }: Composition) => {
    const part = parts[app];
    return part ? (await store.readRelease(app, part.version)).release : null;
  };
  return Promise.all(differing.map(async (app) => diffReleases(await read(app, from), await read(app, to))));
}

import type { Release } from '@vitryna/contracts/release';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseReader, ReleaseStore } from '../model/release-store.ts';
import { encodingsOf, readVerifiedFile, twinPath } from '../model/verified-file.ts';
import { inTurn } from './in-turn.ts';

const filesAtOnce = 8;

async function holds(store: ReleaseStore, app: string, version: string): Promise<boolean> {
  return store.readRelease(app, version).then(
    () => true,
    () => false,
  );
}

async function copyRelease(from: ReleaseReader, into: ReleaseStore, release: Release, manifest: Buffer): Promise<void> {
  const files = new Map<string, Buffer>();
  // Nobody who is not of the team that wrote them is given source maps.
  const paths = Object.entries(release.files).filter(([path]) => !path.endsWith('.map'));
  const all = paths.flatMap(([path, file]) => encodingsOf(file).map((encoding) => ({ path, encoding })));
  await inTurn(all, filesAtOnce, async ({ path, encoding }) => {
    files.set(twinPath(path, encoding), await readVerifiedFile(from, release, path, encoding));
  });
  await into.writeRelease({ release, manifest, files });
}

/**
 * Copies the releases of what is live in another store into this one, verified, and makes nothing live; returns app → version, or null
 * where nothing is live.
 */
export async function mirrorLive(from: ReleaseReader, into: ReleaseStore): Promise<Record<string, string> | null> {
  const pointer = await from.readLive();
  if (!pointer) return null;
  const { parts } = await from.readComposition(pointer.live);
  const versions: Record<string, string> = {};
  for (const [app, { version, integrity }] of Object.entries(parts)) {
    versions[app] = version;
    if (await holds(into, app, version)) continue;
    const stored = await from.readRelease(app, version);
    if (stored.integrity !== integrity) {
      throw new ReleaseError('tampered', `release.json of ${app} ${version} is not the one that was promoted`);
    }
    await copyRelease(from, into, stored.release, await from.readFile(app, version, 'release.json'));
  }
  return versions;
}

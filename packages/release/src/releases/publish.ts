import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@vitryna/contracts/release';
import { createEvent } from '../model/create-event.ts';
import { integrityOf } from '../model/integrity.ts';
import { type ChangedBy, nobody } from '../model/live-pointer.ts';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore } from '../model/release-store.ts';
import { encodingsOf, twinPath, verifyBytes } from '../model/verified-file.ts';
import { parseManifest } from '../release-stores/parse-files.ts';
import { signRelease, whyNotAllowed } from '../release-stores/signing/signature.ts';
import type { Signer } from '../release-stores/signing/signer.ts';

/** The result of `publish`; `unchanged` when the same content was already there. */
export type PublishResult = {
  name: string;
  version: string;
  outcome: 'published' | 'unchanged';
  files: number;
  bytes: number;
};

/** Everything a release promises but the moment of its build: what "same content" means. */
function contentOf({ builtAt: _, files, ...rest }: Release): string {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([rest, sorted.map(([path, file]) => [path, file.integrity])]);
}

/** Files that a manifest points at without listing them. */
function missingReferences(release: Release): string[] {
  const lists = [release.exposes, release.pages, release.modals].flatMap((table) => Object.values(table));
  const references = new Set([release.entry, release.server, ...lists.flatMap(({ js, css }) => [...js, ...css])]);
  return [...references].filter((path) => !Object.hasOwn(release.files, path));
}

async function readVerified(folder: string, release: Release): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const problems = missingReferences(release).map((path) => `${path} is used but not listed in files`);
  for (const [path, file] of Object.entries(release.files)) {
    for (const encoding of encodingsOf(file)) {
      const name = twinPath(path, encoding);
      try {
        const bytes = await readFile(join(folder, name));
        await verifyBytes(bytes, file, encoding, name);
        files.set(name, bytes);
      } catch (error) {
        const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
        problems.push(isMissing ? `${name} is missing` : (error as Error).message.replace('release: ', ''));
      }
    }
  }
  if (problems.length > 0) {
    throw new ReleaseError('invalid', `${folder} is not a whole release; build it again`, { details: problems });
  }
  return files;
}

/** Until it is there, nothing loads the release that is held to signatures; a publish that was cut off before is repeated. */
async function addSignature(
  store: ReleaseStore,
  release: Release,
  integrity: string,
  signer: Signer | null,
): Promise<void> {
  if (!signer) return;
  const { name: app, version } = release;
  await store.addSignature(app, version, signer.keyId, signRelease({ app, version, integrity }, signer));
}

/** Later than every other publication of the app, also within a millisecond and where a clock is behind. */
async function markPublished(store: ReleaseStore, { name, version }: Release, now: Date): Promise<void> {
  const [newest] = (await store.listVersions(name)).filter(({ release }) => release.version !== version);
  const after = newest ? Date.parse(newest.publishedAt) + 1 : 0;
  await store.markPublished(name, version, new Date(Math.max(now.getTime(), after)));
}

/**
 * Copies a built release folder into the store after checking its manifest and every file's hash.
 * The same version with the same content changes nothing; with other content it is refused (`conflict`), because a
 * published version never changes. Either way it is the app's `latest` from then on: a team that goes back to an older source
 * builds an older version. With a signer it carries that one's signature, also a version that was there before. The log hears of a new version before it is there.
 */
export async function publish(
  store: ReleaseStore,
  folder: string,
  now = new Date(),
  by: ChangedBy = nobody,
  signer: Signer | null = null,
): Promise<PublishResult> {
  const path = join(folder, 'release.json');
  const manifest = await readFile(path).catch((error: unknown) => {
    throw new ReleaseError('not-found', `${path} is not there; build the app first`, { cause: error });
  });
  const { release } = parseManifest(manifest, path);
  const trust = await store.readTrust();
  const problem = trust && whyNotAllowed(trust, signer, 'publishes', release.name);
  if (problem) throw new ReleaseError('refused', `${release.name} ${release.version} was not published: ${problem}`);
  const files = await readVerified(folder, release);
  const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0);
  const result = { name: release.name, version: release.version, files: files.size, bytes };

  const published = await store.readRelease(release.name, release.version).catch((error: unknown) => {
    if (error instanceof ReleaseError && error.code === 'not-found') return null;
    throw error;
  });
  if (published) {
    if (contentOf(published.release) === contentOf(release)) {
      // The bytes that are published count: those that were built again may have another time in them.
      await addSignature(store, release, published.integrity, signer);
      await markPublished(store, release, now);
      return { ...result, outcome: 'unchanged' };
    }
    throw new ReleaseError(
      'conflict',
      `${release.name} ${release.version} is published with other content; give the changed build another version`,
    );
  }
  const releases = [{ app: release.name, version: release.version, integrity: integrityOf(manifest) }];
  await store.appendEvent(createEvent({ ...by, action: 'publish', releases }, now));
  await store.writeRelease({ release, manifest, files });
  await addSignature(store, release, integrityOf(manifest), signer);
  await markPublished(store, release, now);
  return { ...result, outcome: 'published' };
}

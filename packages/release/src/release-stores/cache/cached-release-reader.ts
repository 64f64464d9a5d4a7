import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  appNameSchema,
  type Composition,
  compositionSchema,
  type LivePointer,
  versionSchema,
} from '@vitryna/contracts/release';
import { servedCompositions } from '../../model/in-use.ts';
import { isReleaseError } from '../../model/release-error.ts';
import type { ReleaseReader, StoredRelease } from '../../model/release-store.ts';
import { trustFile } from '../../model/trust.ts';
import { encodingsOf, twinPath, verifyBytes } from '../../model/verified-file.ts';
import { inTurn } from '../in-turn.ts';
import { parseCompositionFile, parseLivePointer, parseManifest, parseTrust } from '../parse-files.ts';
import { signatureFolder } from '../signing/signature.ts';
import { createDiskCache } from './disk-cache.ts';

export type ReleaseCacheOptions = {
  /** Its folder; stores of several addresses each get a folder of their own in it. */
  folder: string;
  maxBytes: number;
  /** Hears when the store does not answer, once, and when it does again. */
  report: (message: string, error: unknown) => void;
};

const liveName = 'live.json';
const compositionName = (id: string) => `compositions/${compositionSchema.shape.id.parse(id)}.json`;
const fileName = (app: string, version: string, path: string) =>
  `${appNameSchema.parse(app)}/${versionSchema.parse(version)}/${path}`;
/** A release is one folder, and so are the compositions; the pointer is a file beside them. */
function folderOf(name: string): string {
  const [first = '', second = ''] = name.split('/');
  return first === 'compositions' || second === '' ? first : `${first}/${second}`;
}

const fetchesAtOnce = 4;

/**
 * A reader that keeps on a disk what it reads, and all files of what is live, so that a gateway starts and serves while the store
 * is away. Nothing is kept that is not what its manifest says; what was changed on the disk is read from the store again.
 */
export function createCachedReleaseReader(store: ReleaseReader, options: ReleaseCacheOptions): ReleaseReader {
  const needed = new Set([liveName, trustFile, 'compositions']);
  const name = createHash('sha256').update(store.location).digest('hex').slice(0, 16);
  const cache = createDiskCache({
    ...options,
    folder: join(options.folder, name),
    folderOf,
    isNeeded: (folder) => needed.has(folder),
  });
  let isAway = false;
  let collected: number | null = null;
  let collecting: Promise<void> = Promise.resolve();

  /** Remembers bytes; a full or broken disk costs the memory, never the answer. */
  const keep = (entry: string, bytes: Buffer) =>
    cache.put(entry, bytes).catch((error: unknown) => options.report('the release cache cannot be written', error));

  /** From the disk, or from the store and then onto the disk; `parse` throws for what must not be kept. */
  const readThrough = async <T>(
    entry: string,
    fetch: () => Promise<Buffer>,
    parse: (bytes: Buffer) => T | Promise<T>,
  ): Promise<T> => {
    const kept = await cache.get(entry);
    if (kept) {
      try {
        return await parse(kept);
      } catch (error) {
        if (!isReleaseError(error)) throw error;
      }
    }
    const bytes = await fetch();
    const parsed = await parse(bytes);
    await keep(entry, bytes);
    return parsed;
  };

  const readRelease = (app: string, version: string): Promise<StoredRelease> =>
    readThrough(
      fileName(app, version, 'release.json'),
      () => store.readFile(app, version, 'release.json'),
      (bytes) => parseManifest(bytes, `release.json of ${app} ${version}`),
    );

  const readComposition = (id: string): Promise<Composition> =>
    readThrough(
      compositionName(id),
      async () => Buffer.from(JSON.stringify(await store.readComposition(id))),
      (bytes) => parseCompositionFile(bytes, id),
    );

  const readFile = async (app: string, version: string, path: string): Promise<Buffer> => {
    const { release } = await readRelease(app, version);
    const listed = Object.entries(release.files).flatMap(([original, file]) =>
      encodingsOf(file).map((encoding) => ({ original, file, encoding })),
    );
    const found = listed.find(({ original, encoding }) => twinPath(original, encoding) === path);
    // Its signature is checked by the reader above: here it is only cached.
    if (path.startsWith(signatureFolder)) {
      return readThrough(
        fileName(app, version, path),
        () => store.readFile(app, version, path),
        (bytes) => bytes,
      );
    }
    if (!found) return store.readFile(app, version, path);
    const entry = fileName(app, version, path);
    return readThrough(
      entry,
      () => store.readFile(app, version, path),
      async (bytes) => {
        await verifyBytes(bytes, found.file, found.encoding, entry);
        return bytes;
      },
    );
  };

  /** Fetches every file that browsers may ask of what is served, and what a gateway evaluates. */
  const collect = async (pointer: LivePointer): Promise<void> => {
    const compositions = await Promise.all(servedCompositions(pointer).map(readComposition));
    const parts = compositions.flatMap((composition) => Object.entries(composition.parts));
    needed.clear();
    for (const entry of [liveName, trustFile, 'compositions']) needed.add(entry);
    for (const [app, { version }] of parts) needed.add(`${app}/${version}`);
    for (const [app, { version }] of parts) {
      const { release } = await readRelease(app, version);
      const files = Object.entries(release.files).filter(([path]) => !path.endsWith('.map'));
      const paths = files.flatMap(([path, file]) => encodingsOf(file).map((encoding) => twinPath(path, encoding)));
      await inTurn(paths, fetchesAtOnce, async (path) => void (await readFile(app, version, path)));
    }
  };

  /** Trust that was seen outlives its store, and one that says no more is believed only while it answers. */
  const readTrust = async () => {
    try {
      const trust = await store.readTrust();
      await keep(trustFile, Buffer.from(JSON.stringify(trust)));
      return trust;
    } catch (error) {
      const kept = isReleaseError(error) && error.code === 'unavailable' ? await cache.get(trustFile) : null;
      if (!kept) throw error;
      return kept.toString() === 'null' ? null : parseTrust(kept, 'the kept trust');
    }
  };

  return {
    // Its other work, watching and reporting a gateway, is the store's.
    ...store,
    readRelease,
    readComposition,
    readFile,
    readTrust,

    async readLive() {
      try {
        const pointer = await store.readLive();
        if (isAway) options.report('the release store answers again', null);
        isAway = false;
        if (pointer && pointer.revision !== collected) {
          collected = pointer.revision;
          await keep(liveName, Buffer.from(JSON.stringify(pointer)));
          collecting = collecting
            .then(() => collect(pointer))
            .catch((error: unknown) => {
              collected = null;
              options.report('the release cache is not whole', error);
            });
        }
        return pointer;
      } catch (error) {
        if (!(isReleaseError(error) && error.code === 'unavailable')) throw error;
        const kept = await cache.get(liveName);
        if (!kept) throw error;
        if (!isAway) options.report('the release store does not answer; its last pointer is used', error);
        isAway = true;
        return parseLivePointer(kept, 'the kept live pointer');
      }
    },
  };
}

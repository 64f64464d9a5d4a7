import type { Release, ReleaseFile } from '@vitryna/contracts/release';
import { encodingsOf, type ReleaseReader, readVerifiedFile } from '@vitryna/release';
import { LRUCache } from 'lru-cache';
import { createByteCache } from '../http/byte-cache.ts';
import type { Encoding } from '../http/encodings.ts';
import { ownBytes } from '../http/own-bytes.ts';
import type { FlatHeaders } from '../http/request-context.ts';
import { contentTypeOf } from './content-types.ts';

/** A verified file, ready to be sent. */
export type Asset = { etag: string; headers: FlatHeaders; notModifiedHeaders: FlatHeaders; bytes: Buffer };

export type AssetReader = {
  /** Bytes that are kept. */
  bytes: () => number;
  /** From memory only. */
  peek: (key: string, encoding: Encoding) => Asset | undefined;
  /** Reads and verifies; throws a ReleaseError. `key` is the address under which `peek` finds it again. */
  read: (input: {
    key: string;
    release: Release;
    path: string;
    encoding: Encoding;
    cacheControl: string;
  }) => Promise<Asset>;
  /** The manifest of any published version, however old: open tabs still load from it. */
  readRelease: (app: string, version: string) => Promise<Release>;
};

const keptManifests = 200;
/** What the headers of a file take. */
const headerBytes = 500;

function bestOf(file: ReleaseFile, encoding: Encoding): Encoding {
  const offered = encodingsOf(file);
  if (offered.includes(encoding)) return encoding;
  return encoding === 'br' && offered.includes('gzip') ? 'gzip' : 'identity';
}

/** Reads files of releases and keeps their verified bytes within a bound; `siteHeaders` go out with each of them. */
export function createAssetReader(
  store: ReleaseReader,
  maxBytes: number,
  findInUse: (app: string, version: string) => Release | null,
  siteHeaders: FlatHeaders,
): AssetReader {
  const kept = createByteCache<Asset>(maxBytes, ({ bytes }) => bytes.length + headerBytes);
  const running = new Map<string, Promise<Asset>>();
  const manifests = new LRUCache<string, Promise<Release>>({ max: keptManifests });
  const keyOf = (key: string, encoding: Encoding) => `${encoding} ${key}`;

  const load = async (release: Release, path: string, wanted: Encoding, cacheControl: string): Promise<Asset> => {
    const file = Object.hasOwn(release.files, path) ? release.files[path] : undefined;
    const encoding = file ? bestOf(file, wanted) : 'identity';
    const bytes = ownBytes(await readVerifiedFile(store, release, path, encoding));
    const etag = `"${file?.integrity.slice(7, 29)}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    const common = ['Cache-Control', cacheControl, 'ETag', etag, 'Vary', 'Accept-Encoding', ...siteHeaders];
    const headers = [
      'Content-Type',
      contentTypeOf(path),
      ...common,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(bytes.length),
      'Access-Control-Allow-Origin',
      '*',
      'X-Content-Type-Options',
      'nosniff',
    ];
    return { etag, headers, notModifiedHeaders: common, bytes };
  };

  return {
    bytes: () => kept.calculatedSize,
    peek: (key, encoding) => kept.get(keyOf(key, encoding)),

    read({ key, release, path, encoding, cacheControl }) {
      const id = keyOf(key, encoding);
      let promise = running.get(id);
      if (!promise) {
        promise = load(release, path, encoding, cacheControl)
          .then((asset) => {
            kept.set(id, asset);
            return asset;
          })
          .finally(() => running.delete(id));
        running.set(id, promise);
      }
      return promise;
    },

    readRelease(app, version) {
      // The running code was checked against its composition; what is on disk may have changed since.
      const inUse = findInUse(app, version);
      if (inUse) return Promise.resolve(inUse);
      const key = `${app}/${version}`;
      let promise = manifests.get(key);
      if (!promise) {
        promise = store.readRelease(app, version).then(({ release }) => release);
        manifests.set(key, promise);
        promise.catch(() => manifests.delete(key));
      }
      return promise;
    },
  };
}

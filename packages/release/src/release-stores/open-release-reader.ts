import type { ReleaseReader } from '../model/release-store.ts';
import { createCachedReleaseReader, type ReleaseCacheOptions } from './cache/cached-release-reader.ts';
import { createFolderReleaseStore } from './folder-release-store.ts';
import { createHttpReleaseStore } from './http-release-store.ts';
import { isS3Address } from './s3/s3-address.ts';
import { createS3ReleaseStore } from './s3/s3-release-store.ts';

/**
 * Opens a release store for reading: an `s3://` or `http(s)://` address, or a folder. With a cache, what is not a folder is kept
 * on the disk as well and outlives its store.
 */
export function openReleaseReader(location: string, cache?: ReleaseCacheOptions): ReleaseReader {
  const isHttp = /^https?:\/\//.test(location);
  if (!isHttp && !isS3Address(location)) return createFolderReleaseStore(location);
  const store = isHttp ? createHttpReleaseStore({ url: location }) : createS3ReleaseStore(location);
  return cache ? createCachedReleaseReader(store, cache) : store;
}

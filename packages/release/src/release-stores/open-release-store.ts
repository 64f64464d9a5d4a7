import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore } from '../model/release-store.ts';
import { createFolderReleaseStore } from './folder-release-store.ts';
import { isS3Address } from './s3/s3-address.ts';
import { createS3ReleaseStore } from './s3/s3-release-store.ts';

/** Opens a release store for writing: an `s3://` address or a folder; over HTTP it can only be read. */
export function openReleaseStore(location: string): ReleaseStore {
  if (isS3Address(location)) return createS3ReleaseStore(location);
  if (/^https?:/.test(location)) {
    throw new ReleaseError('refused', `${location} can only be read; give the folder or the s3:// address behind it`);
  }
  return createFolderReleaseStore(location);
}

import { createFolderReleaseStore } from './folder-release-store.ts';
import { createHttpReleaseStore } from './http-release-store.ts';
import type { ReleaseReader } from './release-store.ts';

/** Opens a release store for reading: an `http(s)://` address or a folder. */
export const openReleaseReader = (location: string): ReleaseReader =>
  /^https?:\/\//.test(location) ? createHttpReleaseStore({ url: location }) : createFolderReleaseStore(location);

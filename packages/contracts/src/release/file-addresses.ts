/** The gateway's addresses of files and builds: plain data and rules without zod, for browsers and the service worker. */
import type { Release } from './release.ts';

/** Folders of files: of releases and texts, of pictures, of the store's own icons. */
export const fileFolders = { assets: '/assets/', media: '/media/', icons: '/icons/' } as const;

/** Which build is live, asked anew each time (contract §12). */
export const latestBuildPath = '/builds/latest.json';

/** Integrity of every file of a composition, by its address. */
export const integrityTablePath = (composition: string): string => `${tables}${composition}.json`;
const tables = '/builds/compositions/';

/** Which version of an app ran before this one, for a tab in which this one failed. */
export const previousVersionPath = ({ app, version }: { app: string; version: string }): string =>
  `${previousVersions}${app}/${version}.json`;
const previousVersions = '/builds/before/';

/** The versions of a page, for developers. */
export const overlayPath = '/builds/overlay.json';

/** Folder of what is live, laid out as a release store: for gateways of teams that put their own remote in. */
export const sharedBuildsPath = '/builds/store/';

/** Folder of a release's files. */
export const releaseFolder = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `${fileFolders.assets}${name}/${version}/`;

/** Address of a file of a release; in the release itself it lies below `client/`. */
export const assetPath = (release: Pick<Release, 'name' | 'version'>, file: string): string =>
  releaseFolder(release) + file.replace(/^client\//, '');

/** Whether the same bytes are found under an address for ever, because the version or the hash is in it. */
export const isVersionedFile = (pathname: string): boolean =>
  pathname.startsWith(fileFolders.assets) || pathname.startsWith(tables);

/** Whether an address is one of a picture. */
export const isPicture = (pathname: string): boolean => pathname.startsWith(fileFolders.media);

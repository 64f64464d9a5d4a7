import { fileFolders } from '@vitryna/contracts/file-addresses';
import type { AppVersion } from '@vitryna/contracts/telemetry';

/** A file of an app: which version of which app it is of and, where a stack names it, the place in it. */
export type OwnFile = AppVersion & { place: string | undefined };

const pattern = new RegExp(
  `${fileFolders.assets}(shell|mf-[a-z0-9-]+)/([\\w.+-]+)/(?:[\\w@./-]*/)?([\\w@.-]+:\\d+:\\d+)?`,
  'g',
);

/** Every file of the store's apps that a text names, in its order. */
export const ownFiles = (text: string): OwnFile[] =>
  [...text.matchAll(pattern)].map(([, app = '', version = '', place]) => ({ app, version, place }));

/** The version of an app that an address is of; null for other addresses. */
export const ownVersion = (address: string): AppVersion | null => ownFiles(address)[0] ?? null;

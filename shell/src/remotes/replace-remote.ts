import { previousVersionPath } from '@vitryna/contracts/file-addresses';
import type { PreviousVersion } from '@vitryna/contracts/previous-version';
import type { RemoteState } from '../document/page-state.ts';
import { reportFault } from '../tab/faults.ts';
import { ownVersion } from '../tab/own-version.ts';
import type { IntegrityTable } from './promised-integrity.ts';

/** Changes when another version replaces a remote. */
export type ReplaceInput = {
  remote: RemoteState;
  integrity: IntegrityTable;
  verifiedImport: (path: string) => Promise<unknown>;
  /** Called with the remote as it is from now on. */
  onReplaced: () => unknown;
};

/** Remotes that were replaced, or for which nothing was found; each tab tries once. */
const replacing = new WeakMap<RemoteState, Promise<boolean>>();

/** The previous version of the release whose files are below `base`; null where nothing did. Rejects when nobody could be asked. */
async function readPreviousVersion(base: string): Promise<PreviousVersion | null> {
  const failed = ownVersion(base);
  if (!failed) return null;
  const response = await fetch(previousVersionPath(failed));
  if (!response.ok) throw new Error(`[shell] the version previous to ${base} is not known: ${response.status}.`);
  return (await response.json()) as PreviousVersion | null;
}

/** A build's name of a file, whatever its hash: `page-home` of `/assets/mf-catalog/1.0.0/page-home.9f4aa693.js`. */
const nameOf = (path: string): string => path.replace(/^.*\/|\.\w+\.js$/g, '');

async function replace({ remote, integrity, verifiedImport, onReplaced }: ReplaceInput): Promise<boolean> {
  const { base } = remote;
  const before = await readPreviousVersion(base);
  if (!before) return false;
  const names = new Set(Object.keys(integrity).flatMap((path) => (path.startsWith(base) ? nameOf(path) : [])));
  Object.assign(integrity, before.integrity);
  Object.assign(remote, before.remote);
  onReplaced();
  // The page needs the same files of it, most likely: they come side by side, not each when the one before has asked for it.
  for (const path of Object.keys(before.integrity)) {
    if (path.endsWith('.js') && names.has(nameOf(path))) verifiedImport(path).catch(() => {});
  }
  return true;
}

/**
 * Puts the previous version in the place of a remote whose code at `base` failed (decision 104); false where there is none, or where it is
 * the one that failed.
 */
export async function replaceRemote(input: ReplaceInput, base: string, error: unknown): Promise<boolean> {
  const { remote } = input;
  // Without a connection nothing can be had, and nothing is wrong with the remote.
  if (!navigator.onLine) return false;
  let replaced = replacing.get(remote);
  if (!replaced) {
    reportFault('loss', error, base);
    replaced = replace(input);
    replacing.set(remote, replaced);
    // A failed upstream is asked again by the next attempt.
    replaced.catch(() => replacing.delete(remote));
  }
  return (await replaced) && remote.base !== base;
}

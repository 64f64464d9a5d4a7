import { remoteLostMs } from '@vitryna/contracts/constants';
import { versionBeforePath } from '@vitryna/contracts/file-addresses';
import type { VersionBefore } from '@vitryna/contracts/version-before';
import type { PageState, RemoteState } from '../document/page-state.ts';
import { tellFault } from '../tab/faults.ts';
import { ownVersion } from '../tab/own-version.ts';

/** What is changed when another version takes a remote's place. */
export type ReplaceInput = {
  remote: RemoteState;
  integrity: PageState['integrity'];
  /** Called with the remote as it is from now on. */
  onReplaced: () => unknown;
};

/** Remotes that were replaced, or for which nothing was found; each tab tries once. */
const replacing = new WeakMap<RemoteState, Promise<boolean>>();

/** What ran before the release whose files are below `base`; null where nothing did. Rejects when nobody could be asked. */
async function readVersionBefore(base: string): Promise<VersionBefore | null> {
  const failed = ownVersion(base);
  if (!failed) return null;
  const response = await fetch(versionBeforePath(failed), { signal: AbortSignal.timeout(remoteLostMs) });
  if (!response.ok) throw new Error(`[shell] the version before ${base} is not known: ${response.status}.`);
  return (await response.json()) as VersionBefore | null;
}

async function replace({ remote, integrity, onReplaced }: ReplaceInput): Promise<boolean> {
  const before = await readVersionBefore(remote.base);
  if (!before) return false;
  Object.assign(integrity, before.integrity);
  Object.assign(remote, before.remote);
  onReplaced();
  return true;
}

/**
 * Puts the version before in the place of a remote whose code at `base` failed (decision 037); false where there is none, or where it is
 * the one that failed.
 */
export async function replaceRemote(input: ReplaceInput, base: string, error: unknown): Promise<boolean> {
  const { remote } = input;
  // Without a connection nothing can be had, and nothing is wrong with the remote.
  if (!navigator.onLine) return false;
  let replaced = replacing.get(remote);
  if (!replaced) {
    tellFault('loss', error, base);
    replaced = replace(input);
    replacing.set(remote, replaced);
    // Who could not be asked is asked by the next attempt.
    replaced.catch(() => replacing.delete(remote));
  }
  return (await replaced) && remote.base !== base;
}

import type { Release } from '@vitryna/contracts/release';
import { servedCompositions } from '../model/in-use.ts';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore, StoredRelease } from '../model/release-store.ts';
import { encodingsOf, readVerifiedFile } from '../model/verified-file.ts';

/** The check and its faults. */
export type Verification = { releases: number; files: number; compositions: number; problems: string[] };

const messageOf = (error: unknown) => (error as Error).message.replace('release: ', '');

async function verifyFiles(store: ReleaseStore, release: Release, result: Verification): Promise<void> {
  result.releases += 1;
  for (const [path, file] of Object.entries(release.files)) {
    for (const encoding of encodingsOf(file)) {
      result.files += 1;
      await readVerifiedFile(store, release, path, encoding).catch((error) => result.problems.push(messageOf(error)));
    }
  }
}

async function verifyComposition(store: ReleaseStore, id: string, releases: Map<string, StoredRelease>) {
  const problems: string[] = [];
  const { parts } = await store.readComposition(id);
  for (const [app, { version, integrity }] of Object.entries(parts)) {
    const found = releases.get(`${app}/${version}`);
    if (!found) problems.push(`composition ${id} needs ${app} ${version}, which is not there`);
    else if (found.integrity !== integrity) problems.push(`composition ${id} was made of another ${app} ${version}`);
  }
  return problems;
}

/** Holds one release, or the whole store, to what it promises: bytes, manifests, compositions and the pointer. */
export async function verifyStore(
  store: ReleaseStore,
  only: { app: string; version: string } | null,
): Promise<Verification> {
  const result: Verification = { releases: 0, files: 0, compositions: 0, problems: [] };
  if (only) {
    await verifyFiles(store, (await store.readRelease(only.app, only.version)).release, result);
    return result;
  }
  const releases = new Map<string, StoredRelease>();
  for (const app of await store.listApps()) {
    for (const stored of await store.listVersions(app)) {
      const { name, version } = stored.release;
      if (name !== app) result.problems.push(`a release below ${app} calls itself ${name} ${version}`);
      releases.set(`${app}/${version}`, stored);
      await verifyFiles(store, stored.release, result);
    }
  }
  const ids = await store.listCompositions();
  result.compositions = ids.length;
  for (const id of ids) {
    const problems = await verifyComposition(store, id, releases).catch((error) => [messageOf(error)]);
    result.problems.push(...problems);
  }
  try {
    const pointer = await store.readLive();
    const named = pointer ? [...servedCompositions(pointer), ...pointer.history.map((entry) => entry.id)] : [];
    for (const id of new Set(named)) {
      if (!ids.includes(id)) result.problems.push(`the live pointer names composition ${id}, which is not there`);
    }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    result.problems.push(messageOf(error));
  }
  return result;
}

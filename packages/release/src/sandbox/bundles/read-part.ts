import { assetPath } from '@vitryna/contracts/file-addresses';
import type { Composition, Release } from '@vitryna/contracts/release';
import { ReleaseError } from '../../model/release-error.ts';
import type { ReleaseReader } from '../../model/release-store.ts';
import { readVerifiedFile } from '../../model/verified-file.ts';

/** All that is needed to run one part of a composition on a server: read and verified, nothing of it evaluated. */
export type PartSource = {
  release: Release;
  /** Source of its server bundle; null: its outlets are lost. */
  code: string | null;
  /** Texts of its style sheets by `/assets/…` path. */
  css: [path: string, text: string][];
};

/** The release that a composition names; throws `tampered` when it is not the one that was promoted. */
export async function readPartRelease(
  store: ReleaseReader,
  name: string,
  part: Composition['parts'][string],
): Promise<Release> {
  const { release, integrity } = await store.readRelease(name, part.version);
  if (integrity !== part.integrity || release.name !== name) {
    throw new ReleaseError('tampered', `release.json of ${name} ${part.version} is not the one that was promoted`);
  }
  return release;
}

/** Reads and verifies what a server needs of a release. */
export async function readPartSource(store: ReleaseReader, release: Release): Promise<PartSource> {
  const paths = Object.keys(release.files).filter((path) => path.startsWith('client/') && path.endsWith('.css'));
  const css: PartSource['css'] = [];
  for (const path of paths) {
    css.push([assetPath(release, path), (await readVerifiedFile(store, release, path)).toString('utf8')]);
  }
  const code = (await readVerifiedFile(store, release, release.server)).toString('utf8');
  return { release, code, css };
}

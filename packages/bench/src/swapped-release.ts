import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@vitryna/contracts/release';
import { integrityOf, publish, type ReleaseStore } from '@vitryna/release';

/** Publishes the next version of a remote: the same with a line more in its server bundle and its entry. */
export async function publishNext(store: ReleaseStore, from: string, scratch: string, version: string): Promise<void> {
  await cp(from, scratch, { recursive: true });
  const path = join(scratch, 'release.json');
  const release: Release = releaseSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  for (const name of [release.server, release.entry]) {
    const bytes = Buffer.concat([await readFile(join(scratch, name)), Buffer.from(`\n// ${version}\n`)]);
    await writeFile(join(scratch, name), bytes);
    release.files[name] = { integrity: integrityOf(bytes), size: bytes.length };
  }
  await writeFile(path, JSON.stringify({ ...release, version }));
  await publish(store, scratch);
  await rm(scratch, { recursive: true });
}

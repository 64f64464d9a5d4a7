import type { Composition } from '@vitryna/contracts/release';
import { openReleaseReader, type ReleaseReader } from '@vitryna/release';

/** The live composition of a release store in a folder. Throws when it has none. */
export async function readLiveComposition(
  folder: string,
): Promise<{ store: ReleaseReader; composition: Composition; publicUrl: string }> {
  const store = openReleaseReader(folder);
  const pointer = await store.readLive();
  if (!pointer) throw new Error(`${folder} has no live composition: run npm start first.`);
  return { store, composition: await store.readComposition(pointer.live), publicUrl: 'http://localhost:8080' };
}

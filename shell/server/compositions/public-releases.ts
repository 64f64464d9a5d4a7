import type { LivePointer } from '@vitryna/contracts/release';
import { isReleaseError, publicCompositions, type ReleaseReader } from '@vitryna/release';
import pLimit from 'p-limit';
import type { CompositionKeeper } from './composition-keeper.ts';

/** A pointer that was just read is not read again for somebody who asks for what is not public, in milliseconds. */
const lookedMs = 250;
/** A pointer's values expire: after so many milliseconds it is worked out anew. */
const namedMs = 1000;
/** Compositions that are read at a time. */
const readAtOnce = 16;

type Options = {
  store: ReleaseReader;
  keeper: Pick<CompositionKeeper, 'pointer' | 'release'>;
  now: () => number;
};

/** Whether browsers may have the files of a release. */
export type IsPublic = (app: string, version: string) => Promise<boolean>;

/**
 * A release is public once it was promoted or is in a canary, and for as long as the pointer remembers that. What was only published is
 * nobody's business yet. Another gateway may have followed a change before this one: who asks for what is not known is worth a look.
 */
export function createPublicReleases({ store, keeper, now }: Options): IsPublic {
  const partsById = new Map<string, ReadonlySet<string>>();
  let looked: { at: number; pointer: Promise<LivePointer | null> } | null = null;

  const partsOf = async (id: string): Promise<ReadonlySet<string>> => {
    const known = partsById.get(id);
    if (known) return known;
    try {
      const { parts } = await store.readComposition(id);
      const names = new Set(Object.entries(parts).map(([app, { version }]) => `${app}/${version}`));
      partsById.set(id, names);
      return names;
    } catch (error) {
      // Cleared up since.
      if (isReleaseError(error) && error.code === 'not-found') return new Set();
      throw error;
    }
  };
  let named: { revision: number; at: number; names: Promise<ReadonlySet<string>> } | null = null;
  const readNames = async (pointer: LivePointer): Promise<ReadonlySet<string>> => {
    const ids = new Set(publicCompositions(pointer, new Date(now())));
    for (const id of partsById.keys()) if (!ids.has(id)) partsById.delete(id);
    const parts = await pLimit(readAtOnce).map(ids, partsOf);
    return new Set(parts.flatMap((names) => [...names]));
  };
  const isIn = async (pointer: LivePointer, name: string): Promise<boolean> => {
    if (named?.revision !== pointer.revision || Math.abs(now() - named.at) > namedMs) {
      const names = readNames(pointer);
      const mine = { revision: pointer.revision, at: now(), names };
      named = mine;
      // A failed read is repeated for the next request.
      names.catch(() => {
        if (named === mine) named = null;
      });
    }
    return (await named.names).has(name);
  };
  const look = (): Promise<LivePointer | null> => {
    if (!looked || now() - looked.at > lookedMs) looked = { at: now(), pointer: store.readLive().catch(() => null) };
    return looked.pointer;
  };

  return async (app, version) => {
    if (keeper.release(app, version)) return true;
    const followed = keeper.pointer();
    if (followed && (await isIn(followed, `${app}/${version}`))) return true;
    const latest = await look();
    return latest !== null && latest.revision !== followed?.revision && isIn(latest, `${app}/${version}`);
  };
}

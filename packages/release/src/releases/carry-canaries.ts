import type { Canary, Composition, LivePointer } from '@vitryna/contracts/release';
import { isReleaseError } from '../model/release-error.ts';
import type { ReleaseReader, ReleaseStore } from '../model/release-store.ts';
import { applyChanges, changesBetween } from './changes.ts';
import { whyNotFitting } from './gate/fits.ts';

/** A canary that ended because something else was done, and why. */
export type EndedCanary = { canary: Canary; why: string };

/** The canaries when another composition becomes live. */
export type CarriedCanaries = { canaries: Canary[]; ended: EndedCanary[] };

/** Changes of a canary; of one from before canaries were changes they are worked out. */
export async function canaryChanges(store: ReleaseReader, canary: Canary, live: Composition) {
  if (Object.keys(canary.changes).length > 0) return canary.changes;
  return changesBetween(live, await store.readComposition(canary.composition));
}

async function carry(
  store: ReleaseStore,
  canary: Canary,
  live: { from: Composition; to: Composition },
  now: Date,
): Promise<Canary | EndedCanary> {
  try {
    const changes = await canaryChanges(store, canary, live.from);
    const composition = await applyChanges(store, live.to, changes, now);
    if (composition.id === live.to.id) return { canary, why: 'everybody gets its changes now' };
    const problems = await whyNotFitting(store, composition);
    if (problems.length > 0) return { canary, why: `it does not fit what is live now: ${problems.join('; ')}` };
    await store.writeComposition(composition);
    return { ...canary, changes, composition: composition.id };
  } catch (error) {
    if (isReleaseError(error) && error.code === 'not-found') return { canary, why: error.message };
    throw error;
  }
}

/**
 * Puts every canary on top of the composition that becomes live. One ends when its changes are live, or when it cannot go on with what is:
 * it never holds up another team, and the author of the change is told.
 */
export async function carryCanaries(
  store: ReleaseStore,
  pointer: LivePointer | null,
  to: Composition,
  now: Date,
): Promise<CarriedCanaries> {
  if (!pointer || pointer.canaries.length === 0) return { canaries: [], ended: [] };
  const live = { from: await store.readComposition(pointer.live), to };
  const carried = await Promise.all(pointer.canaries.map((canary) => carry(store, canary, live, now)));
  return {
    canaries: carried.flatMap((result) => ('canary' in result ? [] : [result])),
    ended: carried.flatMap((result) => ('canary' in result ? [result] : [])),
  };
}

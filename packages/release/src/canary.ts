import type { LivePointer } from '@vitryna/contracts/release';
import { nextPointer } from './live-pointer.ts';
import { type PromoteInput, type PromoteResult, tryCandidate } from './promote.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';

export type CanaryInput = PromoteInput & {
  /** Share of visitors, 0 to 100, who get the candidate; who they are stays the same while the share grows. */
  percent: number;
};

/** Gives a share of the visitors another composition than the live one, after the same gate as `promote`. */
export async function startCanary(input: CanaryInput): Promise<PromoteResult> {
  const { store, percent, now = new Date() } = input;
  if (!(percent >= 0 && percent <= 100)) {
    throw new ReleaseError('invalid', `a canary of ${percent} percent makes no sense; give 0 to 100`);
  }
  const { pointer, composition, gate, isSound } = await tryCandidate(input);
  if (!pointer) throw new ReleaseError('refused', 'there is no live composition yet; promote one first');
  if (composition.id === pointer.live) {
    throw new ReleaseError('refused', `composition ${composition.id} is live already; a canary must differ from it`);
  }
  if (!isSound) return { outcome: 'refused', composition, gate, pointer };
  await store.writeComposition(composition);
  const next = nextPointer(pointer, { live: pointer.live, canary: { id: composition.id, percent } }, now);
  await store.swapLive(pointer.revision, next);
  return { outcome: 'promoted', composition, gate, pointer: next };
}

/** Ends the canary: everybody gets the live composition again. */
export async function stopCanary(store: ReleaseStore, now = new Date()): Promise<LivePointer> {
  const pointer = await store.readLive();
  if (!pointer?.canary) throw new ReleaseError('refused', 'there is no canary to stop');
  const next = nextPointer(pointer, { live: pointer.live, canary: null }, now);
  await store.swapLive(pointer.revision, next);
  return next;
}

import type { Composition, LivePointer } from '@vitryna/contracts/release';
import { type ChangedBy, nextPointer, nobody } from '../model/live-pointer.ts';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore } from '../model/release-store.ts';
import type { Signer } from '../release-stores/signing/signer.ts';
import { carryCanaries, type EndedCanary } from './carry-canaries.ts';
import { type GateReport, readParts, runGate, type Smoke } from './gate/run-gate.ts';
import { changeLive } from './log/change-live.ts';
import { type CompositionChanges, resolveComposition } from './resolve-composition.ts';

/** The input of a composition: changes to the live one, or the id of one that exists. */
export type Candidate = { changes: CompositionChanges } | { composition: string };

export type PromoteInput = {
  store: ReleaseStore;
  candidate: Candidate;
  /** Null leaves the smoke render out, and `by.why` says the reason. */
  smoke: Smoke | null;
  by?: ChangedBy;
  /** The key of whoever promotes, for a store that trusts keys. */
  signer?: Signer | null;
  now?: Date;
};

export type PromoteResult = {
  outcome: 'promoted' | 'unchanged' | 'refused';
  composition: Composition;
  gate: GateReport[];
  pointer: LivePointer | null;
  /** Canaries that ended with it; all others go on, on top of it. */
  ended: EndedCanary[];
};

/** Finds or makes the candidate and runs the gate on it; nothing is written yet. */
export async function tryCandidate({ store, candidate, smoke, by, signer = null, now = new Date() }: PromoteInput) {
  const pointer = await store.readLive();
  const live = pointer ? await store.readComposition(pointer.live) : null;
  const composition =
    'composition' in candidate
      ? await store.readComposition(candidate.composition)
      : await resolveComposition(store, live, candidate.changes, now);
  const { shell, remotes } = await readParts(store, composition);
  if (!shell) throw new ReleaseError('refused', `composition ${composition.id} has no shell`);
  const liveParts = live ? await readParts(store, live) : { shell: undefined, remotes: [] };
  const liveReleases = [...(liveParts.shell ? [liveParts.shell] : []), ...liveParts.remotes];
  const facts = { store, composition, shell, remotes, liveReleases, liveComposition: live, signer };
  const gate = await runGate(facts, smoke, by?.why);
  return { pointer, live, composition, gate, isSound: gate.every(({ outcome }) => outcome !== 'refused') };
}

/**
 * Makes a composition live when it passes the gate, with every canary on top of it: one whose changes are live ends.
 * Throws a ReleaseError `conflict` when someone else moved the pointer meanwhile.
 */
export async function promote(input: PromoteInput): Promise<PromoteResult> {
  const { store, by = nobody, now = new Date() } = input;
  const { pointer, composition, gate, isSound } = await tryCandidate(input);
  if (!isSound) return { outcome: 'refused', composition, gate, pointer, ended: [] };
  if (pointer?.live === composition.id) return { outcome: 'unchanged', composition, gate, pointer, ended: [] };
  await store.writeComposition(composition);
  const { canaries, ended } = await carryCanaries(store, pointer, composition, now);
  const next = nextPointer(pointer, { live: composition.id, canaries, action: 'promote' }, by, now);
  const changed = await changeLive({ store, current: pointer, next, gate });
  return { outcome: 'promoted', composition, gate, pointer: changed, ended };
}

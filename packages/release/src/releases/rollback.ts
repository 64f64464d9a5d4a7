import { appNameSchema, type Composition, type LivePointer } from '@vitryna/contracts/release';
import { createComposition } from '../model/composition.ts';
import { type ChangedBy, checkRevision, nextPointer, nobody } from '../model/live-pointer.ts';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore } from '../model/release-store.ts';
import { carryCanaries, type EndedCanary } from './carry-canaries.ts';
import { filesStep } from './gate/files.ts';
import { whyNotFitting } from './gate/fits.ts';
import { integrityStep } from './gate/integrity.ts';
import { readParts } from './gate/run-gate.ts';
import { changeLive } from './log/change-live.ts';

type RollbackOptions = {
  by?: ChangedBy;
  /** `halt` when nobody asked for it but the figures of the new versions. */
  action?: 'rollback' | 'halt';
  /** Changes nothing when the pointer has moved on from this revision (`conflict`). */
  onlyAt?: number;
  now?: Date;
};

/** The rollback target, and the rest of the history. */
type WayBack = { target: Composition; history: LivePointer['history'] | undefined };

async function wholeWayBack(store: ReleaseStore, pointer: LivePointer, id: string | null): Promise<WayBack> {
  const target = id ?? pointer.history[0]?.id;
  if (!target)
    throw new ReleaseError('refused', `composition ${pointer.live} is the first one; there is none before it`);
  if (target === pointer.live) throw new ReleaseError('refused', `composition ${target} is live already`);
  const index = pointer.history.findIndex((entry) => entry.id === target);
  const history = index === -1 ? undefined : pointer.history.slice(index + 1);
  return { target: await store.readComposition(target), history };
}

/** The live composition with the app's previous version; the version that is left is taken off the history, so that nothing goes back to it. */
async function wayBackOf(store: ReleaseStore, pointer: LivePointer, app: string, now: Date): Promise<WayBack> {
  const live = await store.readComposition(pointer.live);
  const earlier = await Promise.all(
    pointer.history.map(async (entry) => ({ entry, part: (await store.readComposition(entry.id)).parts[app] })),
  );
  const others = earlier.filter(({ part }) => part?.integrity !== live.parts[app]?.integrity);
  const [before] = others;
  if (!before) throw new ReleaseError('refused', `${app} was never live in another version; there is none before it`);
  const { [app]: _, ...parts } = live.parts;
  const target = createComposition(before.part ? { ...parts, [app]: before.part } : parts, now);
  const problems = await whyNotFitting(store, target);
  if (problems.length > 0) {
    const version = before.part?.version ?? 'nothing';
    throw new ReleaseError('refused', `${app} cannot go back to ${version} alone; roll everything back`, {
      details: problems,
    });
  }
  await store.writeComposition(target);
  return { target, history: others.map(({ entry }) => entry).filter(({ id }) => id !== target.id) };
}

/** Only the files are checked, because what worked before needs no gate in an emergency. */
async function checkFiles(store: ReleaseStore, composition: Composition): Promise<void> {
  const { shell, remotes } = await readParts(store, composition);
  if (!shell) throw new ReleaseError('refused', `composition ${composition.id} has no shell`);
  const context = { store, composition, shell, remotes, liveReleases: [] };
  const findings = [await integrityStep.check(context), await filesStep.check(context)];
  const details = findings.flatMap(({ problems }) => problems);
  if (details.length > 0) {
    throw new ReleaseError('refused', `composition ${composition.id} is not whole any more`, { details });
  }
}

/**
 * Makes live again what was: the composition before, the given one, or, named by an app, that app as it was before and all else as it is.
 * Canaries go on, on top of it. Going back takes the way back off the history, so that a second rollback goes further back and not forward
 * to what was left.
 */
export async function rollback(
  store: ReleaseStore,
  to: string | null,
  { by = nobody, action = 'rollback', onlyAt, now = new Date() }: RollbackOptions = {},
): Promise<{ pointer: LivePointer; ended: EndedCanary[] }> {
  const pointer = await store.readLive();
  if (!pointer)
    throw new ReleaseError('refused', 'there is no live composition yet, so there is nothing to go back to');
  checkRevision(pointer, onlyAt);
  const isApp = to !== null && appNameSchema.safeParse(to).success;
  const { target, history } = isApp ? await wayBackOf(store, pointer, to, now) : await wholeWayBack(store, pointer, to);
  await checkFiles(store, target);
  const { canaries, ended } = await carryCanaries(store, pointer, target, now);
  const next = nextPointer(pointer, { live: target.id, canaries, action, ...(history && { history }) }, by, now);
  return { pointer: await changeLive({ store, current: pointer, next }), ended };
}

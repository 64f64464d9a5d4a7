import type { LivePointer } from '@vitryna/contracts/release';
import { filesStep } from './gate/files.ts';
import { integrityStep } from './gate/integrity.ts';
import { readParts } from './gate/run-gate.ts';
import { nextPointer } from './live-pointer.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Makes an earlier composition live again: the given one, else the one before. Only the files are checked, because what
 * worked before needs no gate in an emergency. A canary ends. Going back takes the way back off the history, so that a
 * second rollback goes further back and not forward to the composition that was left.
 */
export async function rollback(store: ReleaseStore, id: string | null, now = new Date()): Promise<LivePointer> {
  const pointer = await store.readLive();
  if (!pointer)
    throw new ReleaseError('refused', 'there is no live composition yet, so there is nothing to go back to');
  const target = id ?? pointer.history[0]?.id;
  if (!target)
    throw new ReleaseError('refused', `composition ${pointer.live} is the first one; there is none before it`);
  if (target === pointer.live) throw new ReleaseError('refused', `composition ${target} is live already`);

  const composition = await store.readComposition(target);
  const { shell, remotes } = await readParts(store, composition);
  if (!shell) throw new ReleaseError('refused', `composition ${target} has no shell`);
  const context = { store, composition, shell, remotes, liveReleases: [] };
  const findings = [await integrityStep.check(context), await filesStep.check(context)];
  const details = findings.flatMap(({ problems }) => problems);
  if (details.length > 0) throw new ReleaseError('refused', `composition ${target} is not whole any more`, { details });

  const index = pointer.history.findIndex((entry) => entry.id === target);
  const history = index === -1 ? undefined : pointer.history.slice(index + 1);
  const next = nextPointer(pointer, { live: target, canary: null, ...(history && { history }) }, now);
  await store.swapLive(pointer.revision, next);
  return next;
}

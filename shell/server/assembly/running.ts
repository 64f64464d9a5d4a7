import type { CompositionKeeper } from '../compositions/composition-keeper.ts';
import type { RunningPart } from '../ops/state-gauges.ts';
import { releasesOf, type Slot } from '../pages/render/slot.ts';

/** The running versions and their visitors. Asked anew each time: it changes with every switch. */
export type Running = {
  live: () => Slot | null;
  /** The live composition and the canaries. */
  groups: () => { group: string; slot: Slot }[];
  parts: () => RunningPart[];
};

/** Reads it of the keeper, which is made later than most that ask. */
export function createRunning(keeper: () => Pick<CompositionKeeper, 'live' | 'canaries'>): Running {
  const live = () => keeper().live();
  const groups: Running['groups'] = () =>
    [{ id: 'live', slot: live() }, ...keeper().canaries()].flatMap(({ id, slot }) =>
      slot ? [{ group: id, slot }] : [],
    );
  return {
    live,
    groups,
    parts: () =>
      groups().flatMap(({ group, slot }) =>
        releasesOf(slot).map(({ name, version }) => ({ group, app: name, version })),
      ),
  };
}

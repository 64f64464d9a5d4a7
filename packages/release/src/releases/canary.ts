import type { Canary, LivePointer } from '@vitryna/contracts/release';
import { type ChangedBy, checkRevision, nextPointer, nobody } from '../model/live-pointer.ts';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore } from '../model/release-store.ts';
import { canaryChanges } from './carry-canaries.ts';
import { changesBetween, nameOfChanges } from './changes.ts';
import { changeLive } from './log/change-live.ts';
import { type PromoteInput, type PromoteResult, tryCandidate } from './promote.ts';

/** Each has evaluated bundles and pages in every gateway. */
const mostCanaries = 8;

export type CanaryInput = PromoteInput & {
  /** Share of visitors, 0 to 100, who get the candidate; who they are stays the same while the share grows. */
  percent: number;
};

const describeCanary = ({ id, percent, who, since }: Canary) =>
  `${id} for ${percent} %, ${who ? `by ${who} ` : ''}since ${since}`;

/** The canaries with the changes of those that were written without. */
async function readCanaries(store: ReleaseStore, pointer: LivePointer): Promise<Canary[]> {
  const live = await store.readComposition(pointer.live);
  return Promise.all(
    pointer.canaries.map(async (canary) => ({ ...canary, changes: await canaryChanges(store, canary, live) })),
  );
}

/**
 * Gives a share of the visitors a change on top of what is live, after the same gate as `promote`. The same changes again change the
 * share; an app has one canary, and another one for it is refused.
 */
export async function startCanary(input: CanaryInput): Promise<PromoteResult> {
  const { store, percent, by = nobody, now = new Date() } = input;
  if (!(percent >= 0 && percent <= 100)) {
    throw new ReleaseError('invalid', `a canary of ${percent} percent makes no sense; give 0 to 100`);
  }
  const { pointer, live, composition, gate, isSound } = await tryCandidate(input);
  if (!pointer || !live) throw new ReleaseError('refused', 'there is no live composition yet; promote one first');
  if (composition.id === pointer.live) {
    throw new ReleaseError('refused', `composition ${composition.id} is live already; a canary must differ from it`);
  }
  const changes = changesBetween(live, composition);
  const running = await readCanaries(store, pointer);
  const same = running.find((canary) => nameOfChanges(canary.changes) === nameOfChanges(changes));
  const others = running.filter((canary) => canary !== same);
  const taken = others.filter((canary) => Object.keys(changes).some((app) => Object.hasOwn(canary.changes, app)));
  if (taken.length > 0) {
    throw new ReleaseError('refused', 'an app has one canary at a time; end it first: release canary end APP', {
      details: taken.map(describeCanary),
    });
  }
  if (others.length >= mostCanaries) {
    throw new ReleaseError('refused', `${mostCanaries} canaries run already; end one first`, {
      details: others.map(describeCanary),
    });
  }
  if (!isSound) return { outcome: 'refused', composition, gate, pointer, ended: [] };
  await store.writeComposition(composition);
  const canary: Canary = {
    id: same?.id ?? nameOfChanges(changes),
    changes,
    composition: composition.id,
    percent,
    since: same?.since ?? now.toISOString(),
    ...by,
  };
  const canaries = same ? running.map((one) => (one === same ? canary : one)) : [...running, canary];
  const next = nextPointer(pointer, { live: pointer.live, canaries, action: 'canary' }, by, now);
  const changed = await changeLive({ store, current: pointer, next, gate });
  return { outcome: 'promoted', composition, gate, pointer: changed, ended: [] };
}

type EndInput = {
  store: ReleaseStore;
  /** The app whose canary ends; null ends all. */
  app: string | null;
  by?: ChangedBy;
  /** `halt` when nobody asked for it but its figures. */
  action?: 'canary-end' | 'halt';
  /** Changes nothing when the pointer has moved on from this revision (`conflict`). */
  onlyAt?: number;
  now?: Date;
};

/** Ends the canary of an app: everybody gets what is live of it again. */
export async function endCanary(input: EndInput) {
  const { store, app, by = nobody, action = 'canary-end', onlyAt, now = new Date() } = input;
  const pointer = await store.readLive();
  checkRevision(pointer, onlyAt);
  const running = pointer ? await readCanaries(store, pointer) : [];
  const ending = running.filter(({ changes }) => app === null || Object.hasOwn(changes, app));
  if (!pointer || ending.length === 0) {
    throw new ReleaseError('refused', app === null ? 'there is no canary to end' : `${app} has no canary to end`, {
      details: running.map(describeCanary),
    });
  }
  const canaries = running.filter((canary) => !ending.includes(canary));
  const next = nextPointer(pointer, { live: pointer.live, canaries, action }, by, now);
  return { pointer: await changeLive({ store, current: pointer, next }), ended: ending };
}

import type { LivePointer, Release } from '@vitryna/contracts/release';
import { createPoller } from '@vitryna/resilience';
import { errorFields } from '../base/log.ts';
import { boundPages, releasesOf, type Slot } from '../pages/render/slot.ts';
import { createOpenSlots, type OpenCounts } from './open-slots.ts';
import { createRepairs } from './repairs.ts';
import { createSlotLoader, type SlotLoaderOptions } from './slot-loader.ts';

/** The composition that was live before stays ready for so long, in milliseconds: a rollback is then a change of one variable. */
const previousKeptMs = 60 * 60_000;

export type CompositionKeeperOptions = SlotLoaderOptions & {
  /** Bytes of pages that a slot may keep, by what it is. */
  pageBytes: { live: number; canary: number; previous: number };
  pollMs: number;
  /** Is told whenever what runs has changed. */
  onChange: () => void;
};

/** A canary that this gateway serves. */
export type CanarySlot = { id: string; percent: number; slot: Slot };

/** Follows the live pointer: loads what it names beside what runs, then switches. */
export type CompositionKeeper = {
  live: () => Slot | null;
  canaries: () => readonly CanarySlot[];
  /** The pointer that has been followed. */
  pointer: () => LivePointer | null;
  /** Why what the pointer says is not what is served; empty when it is. */
  problem: () => string;
  /** A slot in use, by its composition's id. */
  find: (id: string) => Slot | null;
  /** A release of a slot in use. */
  release: (app: string, version: string) => Release | null;
  /** The memory in use. */
  opened: () => OpenCounts;
  /** Serves a canary no more, whatever the pointer says of it. */
  withhold: (canaryId: string) => void;
  /** Reads the pointer now. Never throws: what cannot be loaded leaves what runs as it is. */
  check: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** Makes the keeper; `check` loads the first composition. */
export function createCompositionKeeper(options: CompositionKeeperOptions): CompositionKeeper {
  const { store, log, now, pageBytes, badVersions } = options;
  const openSlots = createOpenSlots();
  const loader = createSlotLoader({
    ...options,
    createSlot: (loaded) => {
      const slot = options.createSlot(loaded);
      openSlots.add(slot);
      return slot;
    },
  });
  /** Looks that go on: each may be about to use what was loaded. */
  let looks = 0;
  const repairs = createRepairs(now);
  let wanted: LivePointer | null = null;
  let pointer: LivePointer | null = null;
  let live: Slot | null = null;
  let previous: { slot: Slot; until: number } | null = null;
  let canaries: CanarySlot[] = [];
  const withheld = new Set<string>();
  let reads = 0;
  let lastRead = 0;
  let stopWatching = () => {};

  const slots = () => [live, ...canaries.map(({ slot }) => slot), previous?.slot].filter((slot) => slot != null);
  const find = (id: string): Slot | null => slots().find((slot) => slot.id === id) ?? null;
  const isWanted = ({ revision, live: id }: LivePointer) => wanted?.revision === revision && wanted.live === id;

  const open = async (id: string, to: LivePointer, isUrgent: boolean): Promise<Slot | null> => {
    const running = find(id);
    return running && !loader.runsBad(running) ? running : loader.load(id, { pointer: to, running: live, isUrgent });
  };

  const switchLive = (to: Slot): void => {
    if (to === live) return;
    log.info('composition switched', { from: live?.id, to: to.id });
    // Requests that took the previous slot keep it until they are answered.
    if (live && live.id !== to.id) previous = { slot: live, until: now() + previousKeptMs };
    if (previous) boundPages(previous.slot, pageBytes.previous);
    if (previous?.slot === to) previous = null;
    boundPages(to, pageBytes.live);
    live = to;
  };

  const followCanaries = async (to: LivePointer): Promise<void> => {
    const next: CanarySlot[] = [];
    for (const { id, percent, composition } of to.canaries) {
      if (withheld.has(id)) continue;
      const slot = await open(composition, to, false);
      if (!isWanted(to)) return;
      if (slot && slot !== live) next.push({ id, percent, slot });
    }
    for (const { slot } of next) boundPages(slot, pageBytes.canary);
    canaries = next;
  };

  /** Apps that run another version than they should, and may run the right one another time. */
  const repairable = ({ loaded: { composition, substituted } }: Slot): number =>
    substituted.filter((name) => !badVersions.isBad(name, composition.parts[name]?.version ?? '')).length;

  const tryRepair = async (current: LivePointer): Promise<void> => {
    const broken = live ? repairable(live) : 0;
    if (!live || broken === 0 || !repairs.isDue(live.id)) return;
    const again = await loader.load(live.id, { pointer: current, running: live, isUrgent: false });
    if (!again || repairable(again) >= broken || !isWanted(current)) {
      again?.loaded.pool.close();
      return;
    }
    log.info('composition repaired', { composition: again.id });
    switchLive(again);
  };

  /** Whether all that the pointer names is served already. */
  const isServed = (to: LivePointer): boolean =>
    to.revision === pointer?.revision &&
    to.live === live?.id &&
    !slots().some(loader.runsBad) &&
    to.canaries.every(
      ({ id, composition }) =>
        withheld.has(id) || composition === live?.id || canaries.some(({ slot }) => slot.id === composition),
    );

  const follow = async (to: LivePointer): Promise<void> => {
    wanted = to;
    for (const id of withheld) if (!to.canaries.some((canary) => canary.id === id)) withheld.delete(id);
    if (previous && (now() > previous.until || loader.runsBad(previous.slot))) previous = null;
    if (isServed(to)) return tryRepair(to);
    // Back should be fast, and its page has been rendered before.
    const before = live;
    const isUrgent = before !== null && (to.action === 'rollback' || to.action === 'halt');
    const nextLive = await open(to.live, to, isUrgent);
    if (!isWanted(to)) return;
    if (nextLive) switchLive(nextLive);
    if (isUrgent) {
      canaries = canaries.filter((running) => to.canaries.some(({ composition }) => composition === running.slot.id));
      if (nextLive && before && nextLive !== before) void options.warm(nextLive, before);
    }
    if (to.action !== 'canary') settle(to);
    await followCanaries(to);
    if (isWanted(to)) settle(to);
  };

  const settle = (to: LivePointer): void => {
    pointer = to;
    options.onChange();
  };

  /** Reads the pointer; null when there is none, it cannot be read, or a later reading was faster. */
  const read = async (): Promise<LivePointer | null> => {
    reads += 1;
    const number = reads;
    try {
      const next = await store.readLive();
      if (number < lastRead) return null;
      lastRead = number;
      return next;
    } catch (error) {
      log.error('the live pointer cannot be read', { store: store.location, ...errorFields(error) });
      return null;
    }
  };

  const check = async (): Promise<void> => {
    const next = await read();
    if (!next) return;
    looks += 1;
    try {
      await follow(next);
    } catch (error) {
      log.error('the live pointer cannot be followed', { revision: next.revision, ...errorFields(error) });
    } finally {
      looks -= 1;
      openSlots.use(slots(), looks === 0);
    }
  };
  // Looks go on while something is being loaded: somebody may go back meanwhile.
  const poller = createPoller(
    () => options.pollMs,
    async () => void check(),
  );

  return {
    live: () => live,
    canaries: () => canaries,
    pointer: () => pointer,
    problem: () => (wanted && wanted.live !== live?.id ? loader.problemOf(wanted.live) : ''),
    find,
    release: (app, version) => {
      for (const slot of slots()) {
        const found = releasesOf(slot).find((release) => release.name === app && release.version === version);
        if (found) return found;
      }
      return null;
    },
    opened: openSlots.counts,
    withhold(canaryId) {
      withheld.add(canaryId);
      canaries = canaries.filter(({ id }) => id !== canaryId);
      options.onChange();
    },
    check,
    start() {
      poller.start();
      stopWatching = store.watchLive(() => void check());
    },
    stop() {
      poller.stop();
      stopWatching();
      openSlots.closeAll();
    },
  };
}

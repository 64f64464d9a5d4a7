import type { LivePointer, Release } from '@vitryna/contracts/release';
import type { RendererBrand, RendererInput } from '@vitryna/contracts/remote';
import { type LoadedComposition, loadComposition, type ReleaseReader } from '@vitryna/release';
import { errorFields, type Log } from '../base/log.ts';
import { createPoller } from '../base/poller.ts';
import type { Slot } from '../pages/slot.ts';

/** A composition that could not be loaded is tried again after this many milliseconds. */
const retryMs = 15_000;
/** First and longest pause before a remote that runs another version than it should is tried again, in milliseconds. */
const repairMs = { first: 15_000, longest: 600_000 };
/** Earlier compositions in which a good version of a remote is looked for. */
const searchedHistory = 3;

export type CompositionKeeperOptions = {
  store: ReleaseReader;
  publicUrl: string;
  brand: RendererBrand;
  log: Log;
  report: RendererInput['report'];
  createSlot: (loaded: LoadedComposition) => Slot;
  /** Renders what shoppers will ask for first, before they do. */
  warm: (slot: Slot, former: Slot | null) => Promise<void>;
  pollMs: number;
  now: () => number;
};

/** Follows the live pointer: loads what it names beside what runs, then switches. */
export type CompositionKeeper = {
  live: () => Slot | null;
  canary: () => { slot: Slot; percent: number } | null;
  pointer: () => LivePointer | null;
  /** A slot in use, by its composition's id. */
  find: (id: string) => Slot | null;
  /** A release of a slot in use. */
  release: (app: string, version: string) => Release | null;
  /** Reads the pointer now. Never throws: what cannot be loaded leaves what runs as it is. */
  check: () => Promise<void>;
  start: () => void;
  stop: () => void;
};

/** Makes the keeper; `check` loads the first composition. */
export function createCompositionKeeper(options: CompositionKeeperOptions): CompositionKeeper {
  const { store, log, now } = options;
  let pointer: LivePointer | null = null;
  let live: Slot | null = null;
  let canary: { slot: Slot; percent: number } | null = null;
  const failed = new Map<string, number>();
  let repair = { id: '', at: 0, pauseMs: repairMs.first };

  const earlierVersions = async (current: LivePointer): Promise<Map<string, string[]>> => {
    const versions = new Map<string, string[]>();
    const add = (name: string, version: string) => versions.set(name, [...(versions.get(name) ?? []), version]);
    for (const { name, release, module } of live?.loaded.remotes ?? []) if (module) add(name, release.version);
    for (const { id } of current.history.slice(0, searchedHistory)) {
      try {
        const { parts } = await store.readComposition(id);
        for (const [name, { version }] of Object.entries(parts)) add(name, version);
      } catch (error) {
        log.warn('an earlier composition cannot be read', { composition: id, ...errorFields(error) });
      }
    }
    return versions;
  };

  /** The slot of a composition: one that runs, or a new one, warmed; null when it cannot be loaded. */
  const open = async (id: string, current: LivePointer): Promise<Slot | null> => find(id) ?? load(id, current);

  const load = async (id: string, current: LivePointer): Promise<Slot | null> => {
    if (now() < (failed.get(id) ?? 0)) return null;
    const startedAt = now();
    try {
      const versions = await earlierVersions(current);
      const loaded = await loadComposition({
        store,
        composition: await store.readComposition(id),
        publicUrl: options.publicUrl,
        brand: options.brand,
        report: options.report,
        previous: live?.loaded ?? null,
        fallbackVersions: (name) => versions.get(name) ?? [],
      });
      const slot = options.createSlot(loaded);
      await options.warm(slot, live);
      log.info('composition loaded', {
        composition: id,
        ms: now() - startedAt,
        substituted: loaded.substituted.join(' '),
      });
      failed.delete(id);
      return slot;
    } catch (error) {
      failed.set(id, now() + retryMs);
      log.error('composition cannot be loaded', { composition: id, ...errorFields(error) });
      return null;
    }
  };

  const find = (id: string): Slot | null => (live?.id === id ? live : canary?.slot.id === id ? canary.slot : null);

  /** A remote may only have been out of reach: its composition is loaded again after a while, less and less often. */
  const tryRepair = async (current: LivePointer): Promise<void> => {
    const broken = live?.loaded.substituted.length ?? 0;
    if (!live || broken === 0) return;
    if (repair.id !== live.id) repair = { id: live.id, at: now() + repairMs.first, pauseMs: repairMs.first };
    if (now() < repair.at) return;
    const pauseMs = Math.min(repair.pauseMs * 2, repairMs.longest);
    repair = { id: live.id, at: now() + pauseMs, pauseMs };
    const again = await load(live.id, current);
    if (again && again.loaded.substituted.length < broken) {
      log.info('composition repaired', { composition: again.id });
      live = again;
    }
  };

  const check = async (): Promise<void> => {
    let next: LivePointer | null;
    try {
      next = await store.readLive();
    } catch (error) {
      log.error('the live pointer cannot be read', { store: store.location, ...errorFields(error) });
      return;
    }
    if (!next) return;
    const isKnown = next.revision === pointer?.revision && next.live === live?.id;
    if (isKnown && (next.canary === null || canary?.slot.id === next.canary.id)) {
      await tryRepair(next);
      return;
    }

    const nextLive = await open(next.live, next);
    const candidate = next.canary ? await open(next.canary.id, next) : null;
    // Requests that took the former slot keep it until they are answered; nothing else does.
    if (nextLive && nextLive !== live) {
      log.info('composition switched', { from: live?.id, to: nextLive.id });
      live = nextLive;
    }
    canary = candidate && next.canary ? { slot: candidate, percent: next.canary.percent } : null;
    pointer = next;
  };
  const poller = createPoller(() => options.pollMs, check);

  return {
    live: () => live,
    canary: () => canary,
    pointer: () => pointer,
    find,
    release: (app, version) => {
      for (const slot of [live, canary?.slot]) {
        const releases = slot ? [slot.loaded.shell, ...slot.loaded.remotes.map((remote) => remote.release)] : [];
        const found = releases.find((release) => release.name === app && release.version === version);
        if (found) return found;
      }
      return null;
    },
    check: poller.run,
    start: poller.start,
    stop: poller.stop,
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { LivePointer } from '@vitryna/contracts/release';
import type { NavigationMode, RendererBrand, RendererInput } from '@vitryna/contracts/remote';
import {
  type Dangers,
  type OpenComposition,
  openComposition,
  type ReleaseReader,
  type RenderLimits,
} from '@vitryna/release';
import { errorFields, type Log } from '../base/log.ts';
import type { Slot } from '../pages/render/slot.ts';
import type { BadVersions } from './bad-versions.ts';
import { earlierParts } from './earlier-parts.ts';

/** A composition that could not be loaded is tried again after this many milliseconds. */
const retryMs = 15_000;
/** A switch waits no longer for pages that are rendered ahead, in milliseconds; the rest of them comes after it. */
const warmBeforeMs = 700;

export type SlotLoaderOptions = {
  store: ReleaseReader;
  publicUrl: string;
  brand: RendererBrand;
  navigation: NavigationMode;
  log: Log;
  report: RendererInput['report'];
  badVersions: BadVersions;
  dangers: Dangers;
  /** Threads of each composition, and what each may take. */
  threads: number;
  limits: Partial<RenderLimits>;
  createSlot: (loaded: OpenComposition) => Slot;
  /** Renders what shoppers will ask for first, before they do. */
  warm: (slot: Slot, previous: Slot | null) => Promise<void>;
  now: () => number;
};

/** How a composition is to be loaded. */
type LoadInput = {
  pointer: LivePointer;
  /** The running composition: its versions and the pages that are asked for most. */
  running: Slot | null;
  /** Whether it must serve at once: its pages are rendered ahead after the switch. */
  isUrgent: boolean;
};

/** Loads compositions beside what runs. */
export type SlotLoader = {
  /** The slot of a composition, null when it cannot be loaded. Joins a load that is going on. */
  load: (id: string, input: LoadInput) => Promise<Slot | null>;
  /** Whether a slot runs a version that was found bad since. */
  runsBad: (slot: Slot) => boolean;
  /** Why it could not be loaded the last time; empty when it could. */
  problemOf: (id: string) => string;
};

/** Makes the loader; what failed is not tried again for a while. */
export function createSlotLoader(options: SlotLoaderOptions): SlotLoader {
  const { store, log, now, badVersions } = options;
  const loading = new Map<string, Promise<Slot | null>>();
  const failed = new Map<string, { until: number; why: string }>();

  const earlierVersions = async (pointer: LivePointer, running: Slot | null): Promise<Map<string, string[]>> => {
    const versions = new Map<string, string[]>();
    const add = (name: string, version: string) => versions.set(name, [...(versions.get(name) ?? []), version]);
    if (running) add('shell', running.loaded.shell.version);
    for (const { name, release, isLost } of running?.loaded.remotes ?? []) if (!isLost) add(name, release.version);
    for await (const parts of earlierParts(pointer, { store, log })) {
      for (const [name, { version }] of Object.entries(parts)) add(name, version);
    }
    return versions;
  };

  const runsBad = ({ loaded }: Slot): boolean =>
    badVersions.isBad('shell', loaded.shell.version) ||
    loaded.remotes.some(({ name, release, isLost }) => !isLost && badVersions.isBad(name, release.version));

  const open = async (id: string, input: LoadInput): Promise<Slot | null> => {
    const { pointer, running, isUrgent } = input;
    const startedAt = now();
    try {
      const versions = await earlierVersions(pointer, running);
      const composition = await store.readComposition(id);
      // A shell that cannot be started changes nothing while something runs; one that turned out bad gives way.
      const mayReplaceShell = !running || badVersions.isBad('shell', composition.parts.shell?.version ?? '');
      const loaded = await openComposition({
        store,
        composition,
        publicUrl: options.publicUrl,
        brand: options.brand,
        navigation: options.navigation,
        report: options.report,
        onFault: badVersions.add,
        isBad: badVersions.isBad,
        dangers: options.dangers,
        threads: options.threads,
        limits: options.limits,
        fallbackVersions: (app) => (app === 'shell' && !mayReplaceShell ? [] : (versions.get(app) ?? [])),
      });
      const slot = options.createSlot(loaded);
      const warmed = options.warm(slot, running);
      if (!isUrgent) await Promise.race([warmed, sleep(warmBeforeMs, undefined, { ref: false })]);
      loaded.pool.widen();
      if (runsBad(slot)) {
        // It showed while pages were rendered ahead.
        loaded.pool.close();
        return await open(id, input);
      }
      const substituted = loaded.substituted.join(' ');
      log.info('composition loaded', { composition: id, ms: now() - startedAt, substituted });
      failed.delete(id);
      return slot;
    } catch (error) {
      failed.set(id, { until: now() + retryMs, why: error instanceof Error ? error.message : String(error) });
      log.error('composition cannot be loaded', { composition: id, ...errorFields(error) });
      return null;
    }
  };

  return {
    load(id, input) {
      if (now() < (failed.get(id)?.until ?? 0)) return Promise.resolve(null);
      const going = loading.get(id);
      if (going) return going;
      const load = open(id, input).finally(() => loading.delete(id));
      loading.set(id, load);
      return load;
    },
    runsBad,
    problemOf: (id) => failed.get(id)?.why ?? '',
  };
}

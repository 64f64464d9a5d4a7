import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import type { RendererInput } from '@vitryna/contracts/remote';
import { hungWorkers, openComposition } from '@vitryna/release';
import { errorFields } from '../base/log.ts';
import { createBadVersions } from '../compositions/bad-versions.ts';
import { createCanaryController } from '../compositions/canary-controller.ts';
import { type CompositionKeeper, createCompositionKeeper } from '../compositions/composition-keeper.ts';
import { createCrashNotes } from '../compositions/crash-notes.ts';
import { createDrafts, type Drafts } from '../compositions/drafts.ts';
import { createHeartbeat } from '../compositions/heartbeat.ts';
import { createHungWorkers } from '../compositions/hung-workers.ts';
import { createStackMapper } from '../compositions/map-stack.ts';
import { createPreviews, type Previews } from '../compositions/previews.ts';
import { createVisitorPicker } from '../compositions/visitor-picker.ts';
import { measuredRenderer } from '../ops/measured.ts';
import { tracedRenderer } from '../ops/traced.ts';
import type { PageCache } from '../pages/cache/page-cache.ts';
import { createSlot, type PickedSlot } from '../pages/render/slot.ts';
import type { Measures } from './measures.ts';
import type { Setup } from './setup.ts';
import type { Upstreams } from './upstreams.ts';

type Input = {
  setup: Setup;
  measures: Pick<Measures, 'metrics' | 'watch'>;
  upstreams: Pick<Upstreams, 'textCache'>;
  warm: PageCache['warm'];
};

/** The compositions that run, who gets which, and what stops one that does worse. */
export type Compositions = {
  keeper: CompositionKeeper;
  previews: Previews;
  drafts: Drafts;
  pick: (req: IncomingMessage) => PickedSlot | null;
  /** Compares new versions with those before now, and stops what does worse. */
  compareVersions: () => Promise<void>;
  /** Loads what is live and begins to follow it. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Makes them; nothing is loaded before `start`. */
export function createCompositions({ setup, measures, upstreams, warm }: Input): Compositions {
  const { env, store, log, now, brand, tracing, isHttps } = setup;
  const { metrics, watch } = measures;
  const { textCache } = upstreams;
  const mapStack = createStackMapper(store);
  const report: RendererInput['report'] = ({ remote, error, path }) => {
    const fields = errorFields(error);
    void mapStack(String(fields.stack ?? '')).then((stack) =>
      log.error('a remote failed', { remote, path, ...fields, stack }),
    );
  };
  const rendering = {
    store,
    report,
    publicUrl: env.publicUrl,
    brand: { css: brand.css, pageColours: brand.colours.page },
    navigation: env.navigation,
  };
  const badVersions = createBadVersions({
    log,
    now,
    onFault: (fault) => {
      watch.onRenderFault(fault);
      setup.onRenderFault?.(fault);
    },
    // A check that goes on may have begun before.
    onBad: () => void keeper.check().then(keeper.check),
  });
  const { renderMegabytes } = env;
  const limits = { heapMegabytes: renderMegabytes, bufferMegabytes: renderMegabytes, ...setup.renderLimits };
  const crashNotes = createCrashNotes({ folder: env.crashNotes, now: Date.now, log });
  const keeper = createCompositionKeeper({
    ...rendering,
    badVersions,
    dangers: crashNotes,
    threads: env.renderThreads,
    limits,
    log,
    createSlot: (loaded) => {
      const traced = tracedRenderer(loaded.renderer, loaded.composition.id, tracing);
      const renderer = measuredRenderer(traced, metrics.render);
      return createSlot({ ...loaded, renderer }, textCache, env.cacheBytes / 2);
    },
    pageBytes: { live: env.cacheBytes / 2, canary: env.cacheBytes / 16, previous: env.cacheBytes / 16 },
    warm,
    pollMs: env.compositionPollMs,
    onChange: () => void heartbeat.send(),
    now,
  });
  const counts = setup.counts ?? watch.counts;
  const gateway = { id: randomBytes(8).toString('hex'), name: `${hostname()}:${process.pid}` };
  const heartbeat = createHeartbeat({ gateway, store, keeper, counts, log, now: Date.now });
  const canaryController = createCanaryController({ gateway, store, keeper, counts, log, now });
  const hung = createHungWorkers({
    threads: hungWorkers,
    waitMs: env.hungMs,
    store,
    gatewayId: gateway.id,
    leave() {
      crashNotes.handOn(badVersions.guilty());
      setup.onUnended?.();
    },
    log,
    now,
  });
  const previews = createPreviews({
    store,
    secret: env.previewSecret,
    live: keeper.live,
    load: (composition) =>
      openComposition({
        ...rendering,
        composition,
        onFault: badVersions.add,
        isBad: badVersions.isBad,
        fallbackVersions: (app) => (app === 'shell' ? [keeper.live()?.loaded.shell.version ?? ''] : []),
        dangers: crashNotes,
        threads: 1,
        limits,
      }),
    createSlot: (loaded) => createSlot(loaded, textCache, env.cacheBytes / 16),
    isHttps,
    now,
    log,
  });
  const drafts = createDrafts({ secret: env.contentSecret, live: keeper.live, now });
  const pickShared = createVisitorPicker(keeper, isHttps);
  return {
    keeper,
    previews,
    drafts,
    pick: (req) => previews.pick(req) ?? drafts.pick(req) ?? pickShared(req),
    compareVersions: canaryController.compare,
    async start() {
      for (const fault of crashNotes.faults()) badVersions.add(fault);
      await keeper.check();
      for (const part of [keeper, heartbeat, canaryController, hung]) part.start();
    },
    async stop() {
      for (const part of [keeper, canaryController, previews, hung]) part.stop();
      crashNotes.close();
      await heartbeat.stop();
    },
  };
}

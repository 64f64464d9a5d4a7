import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { readBrand } from '@vitryna/brand';
import { contentTimeoutMs } from '@vitryna/contracts/constants';
import type { PartCounts } from '@vitryna/contracts/part-counts';
import type { RendererInput } from '@vitryna/contracts/remote';
import type { FairQueueLimits } from '@vitryna/fair-queue';
import {
  openComposition,
  type ReleaseReader,
  type ReleaseStore,
  type RenderFault,
  type RenderLimits,
} from '@vitryna/release';
import { noTracing, type Tracing } from '@vitryna/tracing';
import { errorFields, type Log } from './base/log.ts';
import { createPoller } from './base/poller.ts';
import { createAnnouncer } from './compositions/announcer.ts';
import { createBadVersions } from './compositions/bad-versions.ts';
import { createBuilds } from './compositions/builds.ts';
import { createCompositionKeeper } from './compositions/composition-keeper.ts';
import { createCrashNotes } from './compositions/crash-notes.ts';
import { createGuard } from './compositions/guard.ts';
import { createStackMapper } from './compositions/map-stack.ts';
import { createOverlay } from './compositions/overlay.ts';
import { createPreviews } from './compositions/previews.ts';
import { createPublicReleases } from './compositions/public-releases.ts';
import { createSharedBuilds } from './compositions/shared-builds.ts';
import { createVersionsBefore } from './compositions/version-before.ts';
import { createVisitorPicker } from './compositions/visitor-picker.ts';
import { createManifests } from './discovery/manifest.ts';
import { createRobots } from './discovery/robots.ts';
import { createSecurityText } from './discovery/security-txt.ts';
import { createSitemapSource } from './discovery/sitemap-source.ts';
import { createSitemaps } from './discovery/sitemaps.ts';
import type { GatewayEnv } from './env.ts';
import { createAssetReader } from './files/asset-reader.ts';
import { createAssets } from './files/assets.ts';
import { createBrandPictures } from './files/brand-pictures.ts';
import { createServiceWorkerFile } from './files/service-worker.ts';
import { createTextCache } from './files/texts.ts';
import type { Station } from './http/exchange.ts';
import { createHostCheck } from './http/host.ts';
import { createReports } from './http/reports.ts';
import { securityHeaders, strictTransport } from './http/security-headers.ts';
import { createHealth } from './ops/health.ts';
import { measuredClient, measuredRenderer } from './ops/measured.ts';
import { createMetrics } from './ops/metrics.ts';
import { createOpsServer } from './ops/ops-server.ts';
import { createOpsPage } from './ops/page/ops-page.ts';
import { createReadiness } from './ops/readiness.ts';
import { tracedClient, tracedRenderer } from './ops/traced.ts';
import { followMoves } from './pages/follow-moves.ts';
import { createForms } from './pages/forms.ts';
import { createMaintenancePage } from './pages/maintenance-page.ts';
import { createNextMove } from './pages/next-move.ts';
import { createOfflinePage } from './pages/offline-page.ts';
import { createPageKeeper } from './pages/page-keeper.ts';
import { createPageMoves } from './pages/page-moves.ts';
import { createPages } from './pages/pages.ts';
import { createPersonalFetch } from './pages/personal-fetch.ts';
import type { RenderPageOptions } from './pages/render-page.ts';
import { createSlot, releasesOf, type Slot } from './pages/slot.ts';
import { createAnswers } from './upstream/answers.ts';
import { type Backends, createBackends } from './upstream/backends.ts';
import { createContentCleaner } from './upstream/clean-content.ts';
import { createJsonClient } from './upstream/json-client.ts';
import { createMaintenanceWatch, maintenancePath } from './upstream/maintenance.ts';
import { createMediaCache } from './upstream/media-cache.ts';
import { type ProxiedRoute, proxiedRoutes } from './upstream/proxied-routes.ts';
import { createProxy } from './upstream/proxy.ts';
import { createRedirectTable } from './upstream/redirects.ts';
import { createFormSender } from './upstream/send-form.ts';
import { createSiteConfig } from './upstream/site-config.ts';
import { createTranslationsExport } from './upstream/translations.ts';
import { createWalk } from './walk.ts';
import { createCountHistory } from './watch/count-history.ts';
import { createViewReports } from './watch/view-reports.ts';
import { createWatch, type Watch } from './watch/watch.ts';

/** What the gateway is made from. */
export type AppOptions = {
  env: GatewayEnv;
  store: ReleaseReader;
  /** The same where this gateway may change it: for the operators' page. */
  writableStore?: ReleaseStore | null;
  log: Log;
  /** Left out, nothing is traced. */
  tracing?: Tracing;
  now?: () => number;
  renderTimeoutMs?: number;
  /** What a thread may take before it is ended. */
  renderLimits?: Partial<RenderLimits>;
  /** Called when a version of an app was found to have ended a thread, or to have rendered for too long. */
  onRenderFault?: (fault: RenderFault) => void;
  /** Renders that visitors wait for: how many run and wait, in all and for each address. */
  renders?: FairQueueLimits;
  routes?: readonly ProxiedRoute[];
  /** What was heard of each version that runs. */
  counts?: () => PartCounts[];
};

/** The gateway without its socket. */
export type App = {
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  /** Answers what comes in at the operators' port. */
  handleOps: (req: IncomingMessage, res: ServerResponse) => void;
  /** From now on `/ready` says no: the process is about to end. */
  drain: () => void;
  /** Loads the live composition and begins to follow pointer, translations, redirects and maintenance. */
  start: () => Promise<void>;
  /** What browsers and renders tell of the versions that run. */
  watch: Pick<Watch, 'counts' | 'faults' | 'vitals' | 'onRenderFault'>;
  /** Looks at the live pointer now. */
  checkComposition: () => Promise<void>;
  /** Compares new versions with those before now, and stops what does worse. */
  judgeVersions: () => Promise<void>;
  /** Reads translations, redirects, configuration and maintenance now. */
  refreshUpstream: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Requests of each kind that are passed on at a time: with bodies of 64 KB, 64 MB at most. */
const maxCalls = 1024;
/** Renders that visitors wait for. One page, one route and one app leave the others theirs, however slow they are. */
const renderPlaces: FairQueueLimits = {
  atOnce: 48,
  atOnceEach: 8,
  waiting: 256,
  waitingEach: 64,
  shares: [
    { atOnce: 12, waiting: 128 },
    { atOnce: 24, waiting: 160 },
    { atOnce: 36, waiting: 192 },
  ],
};
/** Over how long versions of apps are watched, in milliseconds. */
const watchWindowMs = 10 * 60_000;
/** Between two points of the operators' charts, in milliseconds. */
const historyMs = 60_000;
/** Of the hits in memory only one in so many is logged. */
const sampledHits = 1000;

/** Composes the gateway; the list of stations is the order in which a request meets them. */
export function createApp(options: AppOptions): App {
  const { env, store, log, tracing = noTracing } = options;
  const { traceparent } = tracing;
  const now = options.now ?? Date.now;
  const brand = readBrand(env.brandFolder);
  const isHttps = env.publicUrl.startsWith('https:');
  const everywhere = isHttps ? [...strictTransport] : [];
  const isCaching = env.pageFreshMs > 0;
  const apiBackends = createBackends(env.apiUrls, log);
  const ownBackends = (url: string | null) => (url === null ? apiBackends : createBackends([url], log));
  const contentBackends = ownBackends(env.contentUrl);
  const mediaBackends = ownBackends(env.mediaUrl);
  const cleaner = createContentCleaner(log);
  /** What runs, and for whom. */
  const groups = (): { group: string; slot: Slot }[] =>
    [{ id: 'live', slot: keeper.live() }, ...keeper.canaries()].flatMap(({ id, slot }) =>
      slot ? [{ group: id, slot }] : [],
    );
  const parts = () =>
    groups().flatMap(({ group, slot }) => releasesOf(slot).map(({ name, version }) => ({ group, app: name, version })));
  const readiness = createReadiness(() => keeper.live()?.id ?? null);
  let hits = 0;
  const metrics = createMetrics({
    hits: () => hits,
    caches: () => ({
      pages: groups().reduce((bytes, { slot }) => bytes + slot.pages.bytes, 0),
      files: reader.bytes(),
      media: media.bytes(),
      answers: answers.bytes(),
    }),
    circuits: () => answers.circuits(),
    compositions: () => Object.fromEntries(groups().map(({ group, slot }) => [group, slot.id])),
    parts,
    opened: () => keeper.opened(),
    counts: () => watch.counts(),
  });
  const watch = createWatch({
    running: parts,
    windowMs: watchWindowMs,
    viewsPerNetwork: env.viewsPerNetwork,
    now,
    log,
  });
  const upstreamClient = (backends: Backends, name: string, path: '/api' | '/user') =>
    measuredClient(
      tracedClient(
        cleaner.over(createJsonClient({ backends, path, secret: env.gatewaySecret, traceparent }), path),
        name,
        tracing,
      ),
      (outcome, seconds) => {
        metrics.call(name, outcome, seconds);
        readiness.hear(outcome);
      },
    );
  const clients = {
    api: upstreamClient(apiBackends, 'api', '/user'),
    content: upstreamClient(contentBackends, 'content', '/api'),
  };

  const maintenance = createMaintenanceWatch(clients.api, log);
  const onUnavailable = () => void maintenance.refresh();
  const translations = createTranslationsExport(clients.api, log);
  const config = createSiteConfig(clients.api, log);
  const redirects = createRedirectTable({
    client: clients.api,
    log,
    publicUrl: env.publicUrl,
    onChange: () => keeper.live()?.pages.clear(),
  });
  const textCache = createTextCache({
    readExport: () => translations.current,
    currentTexts: () => keeper.live()?.texts ?? null,
    brand,
  });
  const answers = createAnswers({
    clients,
    waitMs: { api: env.upstreamWaitMs, content: Math.min(contentTimeoutMs, env.upstreamWaitMs) },
    giveUpMs: { api: 5000, content: contentTimeoutMs },
    probePaths: { api: maintenancePath, content: null },
    maxBytes: env.cacheBytes / 8,
    ages: { freshMs: isCaching ? 5000 : 0, staleMs: isCaching ? 60_000 : 0, lastResortMs: 6 * 3_600_000 },
    now,
    onUnavailable,
    log,
  });

  const mapStack = createStackMapper(store);
  const report: RendererInput['report'] = ({ remote, error, path }) => {
    const fields = errorFields(error);
    void mapStack(String(fields.stack ?? '')).then((stack) =>
      log.error('a remote failed', { remote, path, ...fields, stack }),
    );
  };
  const rendering = { publicUrl: env.publicUrl, brand: { css: brand.css, pageColours: brand.colours.page } };
  const badVersions = createBadVersions({
    log,
    now,
    onFault: (fault) => {
      watch.onRenderFault(fault);
      options.onRenderFault?.(fault);
    },
    // A check that goes on may have begun before.
    onBad: () => void keeper.check().then(keeper.check),
  });
  const { renderMegabytes } = env;
  const renderLimits = { heapMegabytes: renderMegabytes, bufferMegabytes: renderMegabytes, ...options.renderLimits };
  const crashNotes = createCrashNotes({ folder: env.crashNotes, now: Date.now, log });
  const keeper = createCompositionKeeper({
    store,
    badVersions,
    dangers: crashNotes,
    threads: env.renderThreads,
    limits: renderLimits,
    ...rendering,
    log,
    report,
    createSlot: (loaded) =>
      createSlot(
        {
          ...loaded,
          renderer: measuredRenderer(tracedRenderer(loaded.renderer, loaded.composition.id, tracing), metrics.render),
        },
        textCache,
        env.cacheBytes / 2,
      ),
    pageBytes: { live: env.cacheBytes / 2, canary: env.cacheBytes / 16, former: env.cacheBytes / 16 },
    warm: (slot, former) => pageKeeper.warm(slot, former),
    pollMs: env.compositionPollMs,
    onChange: () => void announcer.announce(),
    now,
  });
  const counts = options.counts ?? watch.counts;
  const history = createCountHistory(counts, now);
  const historian = createPoller(
    () => historyMs,
    async () => history.note(),
  );
  const gateway = { id: randomBytes(8).toString('hex'), name: `${hostname()}:${process.pid}` };
  const announcer = createAnnouncer({ gateway, store, keeper, counts, log, now: Date.now });
  const guard = createGuard({ gateway, store, keeper, counts, log, now });
  const previews = createPreviews({
    store,
    secret: env.previewSecret,
    live: keeper.live,
    load: (composition) =>
      openComposition({
        store,
        composition,
        ...rendering,
        report,
        onFault: badVersions.add,
        isBad: badVersions.isBad,
        fallbackVersions: (app) => (app === 'shell' ? [liveShell()?.version ?? ''] : []),
        dangers: crashNotes,
        threads: 1,
        limits: renderLimits,
      }),
    createSlot: (loaded) => createSlot(loaded, textCache, env.cacheBytes / 16),
    isHttps,
    now,
    log,
  });
  const pickShared = createVisitorPicker(keeper, isHttps);
  const pick: typeof pickShared = (req) => previews.pick(req) ?? pickShared(req);

  const liveShell = () => keeper.live()?.loaded.shell ?? null;
  const reader = createAssetReader(store, env.cacheBytes / 4, keeper.release, everywhere);
  const isInUse = createPublicReleases({ store, keeper, now });
  const isPublic: typeof isInUse = async (name, version) => previews.holds(name, version) || isInUse(name, version);
  const assets = createAssets({ reader, isPublic, hasSourceMaps: env.hasSourceMaps, log });
  const serviceWorker = createServiceWorkerFile({
    reader,
    liveShell,
    // Whoever runs the gateway can take it away, and whoever runs the store API: there without a restart.
    isOn: () => env.hasServiceWorker && config.current?.features.serviceWorker !== false,
    log,
  });
  const nextMove = createNextMove(redirects);
  const security: RenderPageOptions['security'] = (styleHashes, { passesTrust, playsVideos }, route) => [
    ...securityHeaders(styleHashes, {
      passesTrust,
      hasVideos: playsVideos(route),
      hasAnalytics: Boolean(config.current?.analyticsContainer),
    }),
    ...everywhere,
  ];
  const pageKeeper = createPageKeeper({
    timeoutMs: options.renderTimeoutMs ?? 8000,
    waitMs: env.upstreamWaitMs,
    freshMs: env.pageFreshMs,
    staleMs: isCaching ? 5 * 60_000 : 0,
    lastResortMs: 6 * 3_600_000,
    maxBackground: 4,
    renders: options.renders ?? renderPlaces,
    trustedProxies: env.trustedProxies,
    now,
    security,
    ...answers,
    personal: createPersonalFetch({ client: clients.api, shared: answers.foreground }),
    log,
  });
  const forms = createForms({
    pick,
    send: createFormSender({ backends: apiBackends, ...env }),
    places: { perAddress: env.callsPerAddress, total: maxCalls },
    ...env,
    log,
  });
  const moves = createPageMoves({ keeper: pageKeeper, nextMove, pick });
  const pages = createPages({
    keeper: pageKeeper,
    moves,
    pick,
    security,
    viewShare: env.viewShare,
    hotSlot: () => (maintenance.current || keeper.canaries().length > 0 ? null : keeper.live()),
    log,
  });
  const media = createMediaCache(env.cacheBytes / 8);
  const proxy = createProxy({
    routes: options.routes ?? proxiedRoutes,
    upstreams: {
      user: { backends: apiBackends, places: { perAddress: env.callsPerAddress, total: maxCalls } },
      media: { backends: mediaBackends, places: { perAddress: env.callsPerAddress * 4, total: maxCalls } },
      api: { backends: contentBackends, places: { perAddress: env.callsPerAddress, total: maxCalls } },
    },
    secret: env.gatewaySecret,
    publicUrl: env.publicUrl,
    trustedProxies: env.trustedProxies,
    media,
    cleaner,
    tracing,
    compositionOf: (req) => pick(req)?.slot.id ?? null,
    onUnavailable,
    log,
  });

  const health = createHealth({ composition: () => keeper.live()?.id ?? null, now });
  const routes = () => keeper.live()?.loaded.remotes.flatMap(({ release }) => release.routes) ?? [];
  const discovery: Station[] = [
    createRobots({ ...env, routes }),
    createSitemaps({
      publicUrl: env.publicUrl,
      source: createSitemapSource({ ...clients, routes, now }),
      routes,
      log,
    }),
    createManifests((locale, key) => keeper.live()?.texts(locale).texts[key] ?? key, brand),
    createSecurityText({ ...env.security, publicUrl: env.publicUrl, config: () => config.current, now }),
  ];

  const judgeHost = createHostCheck(env);
  const stations: Station[] = [
    health,
    readiness.station,
    createReports({ log, now }),
    createViewReports({ hear: watch.hear, trustedProxies: env.trustedProxies, now }),
    textCache.serve,
    assets.serve,
    previews.serve,
    createOverlay({ pick, isOpen: env.hasOverlay, previews }),
    ...(env.sharesBuilds ? [createSharedBuilds({ store, reader, keeper })] : []),
    createBuilds({
      store,
      keeper,
      pick: ({ req }) => pick(req)?.slot ?? null,
      versionBefore: createVersionsBefore({ store, keeper, onGiven: watch.noteVersion, log }),
    }),
    ...discovery,
    createBrandPictures(brand),
    serviceWorker,
    proxy.serve,
    createOfflinePage({ pick }),
    createMaintenancePage({ maintenance, config, pick, log }),
    forms.serve,
    followMoves({ nextMove, pick, settle: moves.settle }),
    pages.serve,
  ];

  const walk = createWalk({
    stations,
    // Whoever watches over a gateway asks it under any name.
    openStations: [health, readiness.station],
    count: metrics.request,
    tracing,
    isHttps,
    now,
    log,
  });
  const serveHot = (req: IncomingMessage, res: ServerResponse) =>
    (!previews.isAsked(req) && pages.serveHot(req, res)) || assets.serveHot(req, res);
  const opsPage = createOpsPage({
    store,
    records: options.writableStore ?? null,
    // Without a token nobody may act.
    writable: env.opsToken === null ? null : (options.writableStore ?? null),
    gateway: {
      ...watch,
      history: history.read,
      running: () =>
        groups().map(({ group, slot }) => ({
          ...{ group, id: slot.id, substituted: slot.loaded.substituted },
          parts: parts().filter((part) => part.group === group),
        })),
    },
    onChange: () => void keeper.check(),
  });
  const upstreams = [apiBackends, maintenance, translations, config, redirects];
  const refreshUpstream = async () => void (await Promise.all(upstreams.map((upstream) => upstream.refresh())));

  return {
    handle(req, res) {
      const host = judgeHost(req);
      if (host === 'own' && req.method === 'GET' && serveHot(req, res)) {
        hits += 1;
        if (hits % sampledHits === 0) log.info('requests from memory', { hits, status: res.statusCode });
        return;
      }
      void walk(req, res, host);
    },
    handleOps: createOpsServer({ routes: [metrics.route, readiness.route, ...opsPage], token: env.opsToken, log }),
    drain: readiness.drain,
    watch,
    async start() {
      await refreshUpstream();
      for (const fault of crashNotes.faults()) badVersions.add(fault);
      await keeper.check();
      for (const part of [...upstreams, keeper, announcer, guard, historian]) part.start();
    },
    checkComposition: keeper.check,
    judgeVersions: guard.judge,
    refreshUpstream,
    async stop() {
      for (const part of [...upstreams, keeper, guard, historian, previews]) part.stop();
      for (const part of [answers, clients.api, clients.content, proxy, forms]) part.close();
      crashNotes.close();
      await announcer.stop();
    },
  };
}

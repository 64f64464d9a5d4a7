import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Compositions, createCompositions } from './assembly/compositions.ts';
import { createMeasures } from './assembly/measures.ts';
import { listMiddlewares } from './assembly/middlewares.ts';
import { createOperators } from './assembly/operators.ts';
import { createPageParts, type PageParts } from './assembly/page-parts.ts';
import { createProxied } from './assembly/proxied.ts';
import { createReleaseFiles } from './assembly/release-files.ts';
import { createRunning } from './assembly/running.ts';
import { type AppOptions, createSetup } from './assembly/setup.ts';
import { createUpstreams } from './assembly/upstreams.ts';
import { createHostCheck } from './http/host.ts';
import { createPipeline } from './pipeline.ts';
import type { Watch } from './watch/watch.ts';

/** The gateway without its socket. */
export type App = {
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  /** Answers what comes in at the operators' port. */
  handleOps: (req: IncomingMessage, res: ServerResponse) => void;
  /** From now on `/ready` says no: the process is about to end. */
  drain: () => void;
  /** Loads the live composition and begins to follow pointer, translations, redirects and maintenance. */
  start: () => Promise<void>;
  /** The telemetry and render results of the running versions. */
  watch: Pick<Watch, 'counts' | 'faults' | 'vitals' | 'onRenderFault'>;
  /** Looks at the live pointer now. */
  checkComposition: () => Promise<void>;
  /** Compares new versions with those before now, and stops what does worse. */
  compareVersions: () => Promise<void>;
  /** Reads translations, redirects, configuration and maintenance now. */
  refreshUpstream: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Of the hits in memory only one in so many is logged. */
const sampledHits = 1000;

/** Composes the gateway of its parts; each asks those made after it only when a request is there. */
export function createApp(options: AppOptions): App {
  const setup = createSetup(options);
  const { env, log, now, tracing, isHttps } = setup;
  let hits = 0;
  const running = createRunning(() => compositions.keeper);
  const measures = createMeasures({
    setup,
    running,
    hits: () => hits,
    caches: () => ({
      pages: running.groups().reduce((bytes, { slot }) => bytes + slot.pages.calculatedSize, 0),
      files: files.reader.bytes(),
      media: proxied.media.bytes(),
      answers: upstreams.answers.bytes(),
    }),
    circuits: () => upstreams.answers.circuits(),
    opened: () => compositions.keeper.opened(),
  });
  const upstreams = createUpstreams({ setup, running, ...measures });
  const compositions: Compositions = createCompositions({
    setup,
    measures,
    upstreams,
    warm: (slot, previous) => pageParts.keeper.warm(slot, previous),
  });
  const files = createReleaseFiles({ setup, measures, upstreams, compositions });
  const pageParts: PageParts = createPageParts({ setup, measures, upstreams, compositions });
  const proxied = createProxied({ setup, upstreams, compositions });
  const operators = createOperators({ setup, running, measures, compositions });
  const parts = { setup, running, measures, upstreams, compositions, files, pageParts, proxied };

  const judgeHost = createHostCheck(env);
  const walk = createPipeline({
    ...listMiddlewares(parts),
    count: measures.metrics.request,
    tracing,
    isHttps,
    now,
    log,
  });
  const serveHot = (req: IncomingMessage, res: ServerResponse) =>
    (!compositions.previews.isAsked(req) && !compositions.drafts.isAsked(req) && pageParts.pages.serveHot(req, res)) ||
    files.assets.serveHot(req, res);

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
    handleOps: operators.serve,
    drain: measures.readiness.drain,
    watch: measures.watch,
    async start() {
      await upstreams.refresh();
      await compositions.start();
      upstreams.start();
      operators.start();
    },
    checkComposition: compositions.keeper.check,
    compareVersions: compositions.compareVersions,
    refreshUpstream: upstreams.refresh,
    async stop() {
      upstreams.stop();
      operators.stop();
      upstreams.close();
      proxied.proxy.close();
      pageParts.forms.close();
      await compositions.stop();
    },
  };
}

import { createOverlay } from '../compositions/overlay.ts';
import { createBrandPictures } from '../files/brand-pictures.ts';
import { createReports } from '../http/reports.ts';
import type { Middleware } from '../http/request-context.ts';
import { createHealth } from '../ops/health.ts';
import { followMoves } from '../pages/redirects/follow-moves.ts';
import { createMaintenancePage } from '../pages/render/maintenance-page.ts';
import { createOfflinePage } from '../pages/render/offline-page.ts';
import { createTelemetry } from '../watch/telemetry.ts';
import type { Compositions } from './compositions.ts';
import { createDiscovery } from './discovery.ts';
import type { Measures } from './measures.ts';
import type { PageParts } from './page-parts.ts';
import type { Proxied } from './proxied.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { Running } from './running.ts';
import type { Setup } from './setup.ts';
import type { Upstreams } from './upstreams.ts';

type Input = {
  setup: Setup;
  running: Running;
  measures: Measures;
  upstreams: Upstreams;
  compositions: Compositions;
  files: ReleaseFiles;
  pageParts: PageParts;
  proxied: Proxied;
};

/** The middleware, in the order in which a request meets them; and those that answer under any name. */
export type Middlewares = { middlewares: Middleware[]; openMiddlewares: Middleware[] };

/** Lists them: the last one answers whatever is left. */
export function listMiddlewares(input: Input): Middlewares {
  const { setup, running, measures, upstreams, compositions, files, pageParts, proxied } = input;
  const { env, brand, now, log } = setup;
  const { maintenance, config, textCache } = upstreams;
  const { pick, previews } = compositions;
  const { forms, moves, nextMove, pages } = pageParts;
  const health = createHealth({ composition: () => running.live()?.id ?? null, now });
  const { middleware: ready } = measures.readiness;
  const middlewares: Middleware[] = [
    health,
    ready,
    createReports({ log, now }),
    createTelemetry({ record: measures.watch.record, trustedProxies: env.trustedProxies, now }),
    textCache.serve,
    files.assets.serve,
    previews.serve,
    createOverlay({ pick, isOpen: env.hasOverlay, previews }),
    ...files.builds,
    ...createDiscovery({ setup, running, upstreams }),
    createBrandPictures(brand),
    files.serviceWorker,
    proxied.proxy.serve,
    createOfflinePage({ pick }),
    createMaintenancePage({ maintenance, config, pick, log }),
    forms.serve,
    followMoves({ nextMove, pick, resolve: moves.resolve }),
    pages.serve,
  ];
  // Health checks ask a gateway under any name.
  return { middlewares, openMiddlewares: [health, ready] };
}

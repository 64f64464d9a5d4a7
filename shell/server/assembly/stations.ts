import { createOverlay } from '../compositions/overlay.ts';
import { createBrandPictures } from '../files/brand-pictures.ts';
import type { Station } from '../http/exchange.ts';
import { createReports } from '../http/reports.ts';
import { createHealth } from '../ops/health.ts';
import { followMoves } from '../pages/redirects/follow-moves.ts';
import { createMaintenancePage } from '../pages/render/maintenance-page.ts';
import { createOfflinePage } from '../pages/render/offline-page.ts';
import { createViewReports } from '../watch/view-reports.ts';
import type { Compositions } from './compositions.ts';
import { createDiscovery } from './discovery.ts';
import type { Measures } from './measures.ts';
import type { PageParts } from './page-parts.ts';
import type { PassedOn } from './passed-on.ts';
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
  passedOn: PassedOn;
};

/** Whoever answers, in the order in which a request meets them; and those that answer under any name. */
export type Stations = { stations: Station[]; openStations: Station[] };

/** Lists them: the last one answers whatever is left. */
export function listStations(input: Input): Stations {
  const { setup, running, measures, upstreams, compositions, files, pageParts, passedOn } = input;
  const { env, brand, now, log } = setup;
  const { maintenance, config, textCache } = upstreams;
  const { pick, previews } = compositions;
  const { forms, moves, nextMove, pages } = pageParts;
  const health = createHealth({ composition: () => running.live()?.id ?? null, now });
  const { station: ready } = measures.readiness;
  const stations: Station[] = [
    health,
    ready,
    createReports({ log, now }),
    createViewReports({ hear: measures.watch.hear, trustedProxies: env.trustedProxies, now }),
    textCache.serve,
    files.assets.serve,
    previews.serve,
    createOverlay({ pick, isOpen: env.hasOverlay, previews }),
    ...files.builds,
    ...createDiscovery({ setup, running, upstreams }),
    createBrandPictures(brand),
    files.serviceWorker,
    passedOn.proxy.serve,
    createOfflinePage({ pick }),
    createMaintenancePage({ maintenance, config, pick, log }),
    forms.serve,
    followMoves({ nextMove, pick, settle: moves.settle }),
    pages.serve,
  ];
  // Whoever watches over a gateway asks it under any name.
  return { stations, openStations: [health, ready] };
}

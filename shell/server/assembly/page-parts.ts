import { securityHeaders } from '../http/security-headers.ts';
import { createPageCache, type PageCache, pageStaleMs } from '../pages/cache/page-cache.ts';
import { createForms } from '../pages/forms/forms.ts';
import { createPages } from '../pages/pages.ts';
import { createNextMove } from '../pages/redirects/next-move.ts';
import { createPageMoves } from '../pages/redirects/page-moves.ts';
import { createPersonalFetch } from '../pages/render/personal-fetch.ts';
import type { RenderPageOptions } from '../pages/render/render-page.ts';
import { createFormSender } from '../upstream/send-form.ts';
import { createDocumentCounter } from '../watch/served-documents.ts';
import type { Compositions } from './compositions.ts';
import type { Measures } from './measures.ts';
import { renderPlaces } from './render-places.ts';
import type { Setup } from './setup.ts';
import type { Upstreams } from './upstreams.ts';

type Input = { setup: Setup; measures: Pick<Measures, 'watch'>; upstreams: Upstreams; compositions: Compositions };

/** The page routes and their redirects. */
export type PageParts = {
  keeper: PageCache;
  forms: ReturnType<typeof createForms>;
  moves: ReturnType<typeof createPageMoves>;
  nextMove: ReturnType<typeof createNextMove>;
  pages: ReturnType<typeof createPages>;
};

/** Makes them of the compositions that run and the answers of upstreams. */
export function createPageParts({ setup, measures, upstreams, compositions }: Input): PageParts {
  const { env, now, log, everywhere } = setup;
  const { answers, clients, config, maintenance, redirects, backends } = upstreams;
  const { keeper: compositionKeeper, pick } = compositions;
  const isCaching = env.pageFreshMs > 0;
  const security: RenderPageOptions['security'] = (styleHashes, { passesTrust, playsVideos }, route) => [
    ...securityHeaders(styleHashes, {
      passesTrust,
      hasVideos: playsVideos(route),
      hasAnalytics: Boolean(config.current?.analyticsContainer),
    }),
    ...everywhere,
  ];
  const keeper = createPageCache({
    timeoutMs: setup.renderTimeoutMs ?? 8000,
    waitMs: env.upstreamWaitMs,
    freshMs: env.pageFreshMs,
    staleMs: isCaching ? pageStaleMs : 0,
    lastResortMs: 6 * 3_600_000,
    maxBackground: 4,
    renders: setup.renders ?? renderPlaces,
    trustedProxies: env.trustedProxies,
    now,
    security,
    ...answers,
    personal: createPersonalFetch({ clients, shared: answers.foreground, drafts: compositions.drafts }),
    log,
  });
  const nextMove = createNextMove(redirects);
  const moves = createPageMoves({ keeper, nextMove, pick });
  const forms = createForms({
    pick,
    send: createFormSender({ backends: backends.api, ...env }),
    places: setup.callLimits(),
    ...env,
    log,
  });
  const pages = createPages({
    keeper,
    moves,
    pick,
    security,
    viewShare: env.viewShare,
    sendsEarlyHints: env.sendsEarlyHints,
    onDocument: createDocumentCounter(measures.watch, env.trustedProxies),
    hotSlot: () => (maintenance.current || compositionKeeper.canaries().length > 0 ? null : compositionKeeper.live()),
    log,
  });
  return { keeper, forms, moves, nextMove, pages };
}

import { startInstant } from '../instant/start-instant.ts';
import type { LazyPart } from '../lazy-part.ts';
import { left } from '../pages/cached-pages.ts';
import { onIdle } from '../pages/show-early.ts';
import type { PopListener } from '../router/pop-listener.ts';
import { createBrowserHistory } from '../unpublished/navigating-router.ts';
import type { BrowserHistory } from '../unpublished/react-router.ts';
import { createLazyRouter } from './lazy-router.ts';

/** The half of the router that navigates; `over` puts on its history what else has entries there. */
export const createLazyPart = (
  over: (history: BrowserHistory, beforePop: readonly PopListener[]) => BrowserHistory,
): LazyPart => ({
  create: (routes, { beforePop, ...options }) => {
    if (options.mode === 'plain') left.most = 0;
    return createLazyRouter(routes, { ...options, history: over(createBrowserHistory(), beforePop) });
  },
  onIdle,
  startInstant,
});

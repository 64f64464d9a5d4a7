import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  type HydrationState,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router';
import { createRouter } from 'react-router/late';
import { frameDrawn } from '../tab/frame-drawn.ts';
import type { DataRouter } from './data-router.ts';

type Options = {
  history: ReturnType<typeof createBrowserHistory>;
  hydrationData: HydrationState;
  getContext: () => RouterContextProvider;
  /** Shows the page that is prerendered for an address, before the router goes there; tells whether there was one. */
  showPrerendered: (url: URL) => boolean;
  /** Resolves when the page that is being prerendered for an address stands; null where none is. */
  whenPrerendered: (url: URL) => Promise<void> | null;
};

/** The half of the router that navigates (see `late-router.ts`): what `createBrowserRouter` does, from its own chunk. */
export function createLazyRouter(
  routes: RouteObject[],
  { showPrerendered, whenPrerendered, ...options }: Options,
): DataRouter {
  const router = createRouter({
    ...options,
    routes,
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
  // Whoever presses something else, or goes back, before the router was told, does not want that page any more.
  let latest = 0;
  addEventListener('popstate', () => {
    latest += 1;
  });
  const navigate = async (to: unknown, options?: { state?: unknown; replace?: boolean }) => {
    latest += 1;
    const own = latest;
    if (typeof to === 'string' && !options?.state && !options?.replace) {
      const url = new URL(to, location.href);
      const prerendered = whenPrerendered(url);
      if (prerendered) await prerendered;
      if (own === latest && showPrerendered(url)) await frameDrawn();
      if (own !== latest) return;
    }
    await router.navigate(to as string, options);
  };
  return Object.create(router, { navigate: { value: navigate } });
}

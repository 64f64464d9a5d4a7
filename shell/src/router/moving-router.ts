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
  /** Shows the page that stands ready for an address, before the router goes there; tells whether there was one. */
  showPrepared: (url: URL) => boolean;
};

/** The half of the router that navigates (see `late-router.ts`): what `createBrowserRouter` does, from its own chunk. */
export function createMovingRouter(routes: RouteObject[], { showPrepared, ...options }: Options): DataRouter {
  const router = createRouter({
    ...options,
    routes,
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
  const navigate = async (to: unknown, options?: { state?: unknown; replace?: boolean }) => {
    const isPress = typeof to === 'string' && !options?.state && !options?.replace;
    if (isPress && showPrepared(new URL(to, location.href))) await frameDrawn();
    await router.navigate(to as string, options);
  };
  return Object.create(router, { navigate: { value: navigate } });
}

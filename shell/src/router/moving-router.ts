import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type createBrowserRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  type HydrationState,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type RouteObject,
  type RouterContextProvider,
} from 'react-router';
import { createRouter } from 'react-router/late';
import { leaveModals } from '../modals/modal-navigation.ts';
import { showPrepared } from '../pages/standing/show-early.ts';
import { frameDrawn } from '../tab/frame-drawn.ts';

export { settle } from '../pages/standing/show-early.ts';

/**
 * The half of the router that navigates (see `late-router.ts`): what `createBrowserRouter` does, from its own chunk. A page that stands
 * ready is shown before the router goes there.
 */
export function createMovingRouter(
  routes: RouteObject[],
  {
    beforePop,
    ...options
  }: {
    hydrationData: HydrationState;
    getContext: () => RouterContextProvider;
    beforePop: ReadonlyArray<() => boolean>;
  },
): ReturnType<typeof createBrowserRouter> {
  const router = createRouter({
    ...options,
    routes,
    history: leaveModals(createBrowserHistory(), beforePop),
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

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

/** The half of the router that navigates (see `late-router.ts`): what `createBrowserRouter` does, from its own chunk. */
export function createMovingRouter(
  routes: RouteObject[],
  {
    beforePop,
    ...options
  }: {
    hydrationData: HydrationState;
    getContext: () => RouterContextProvider;
    beforePop: ReadonlyArray<() => void>;
  },
): ReturnType<typeof createBrowserRouter> {
  return createRouter({
    ...options,
    routes,
    history: leaveModals(createBrowserHistory(), beforePop),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
}

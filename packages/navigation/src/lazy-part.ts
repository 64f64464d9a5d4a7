import type { NavigationMode } from '@vitryna/contracts/remote';
import type { HydrationState, RouteObject, RouterContextProvider } from 'react-router';
import type { InstantInput } from './instant/instant-input.ts';
import type { PopListener } from './router/pop-listener.ts';
import type { ProvidedRouter } from './unpublished/react-router.ts';

/** What the router is made with, whichever half of it. */
export type RouterOptions = { hydrationData: HydrationState; getContext: () => RouterContextProvider };

/** The lazy router, as it arrives with its chunk. */
export type LazyPart = {
  create: (
    routes: RouteObject[],
    options: RouterOptions & { mode: NavigationMode; beforePop: readonly PopListener[] },
  ) => ProvidedRouter;
  /** Called whenever the router rests. */
  onIdle: () => void;
  /** Begins to prefetch. */
  startInstant: (input: InstantInput) => void;
};

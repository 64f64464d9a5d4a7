import type { NavigationMode } from '@vitryna/contracts/remote';
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import type { InstantTab } from './instant/instant-input.ts';
import type { LazyPart, RouterOptions } from './lazy-part.ts';
import { listenForNavigation } from './router/listen-for-navigation.ts';
import { aheadKey, type LoadedAhead } from './router/loaded-ahead.ts';
import type { PopListener } from './router/pop-listener.ts';
import { createInitialRouter, handOver, type ProvidedRouter, type Subscriber } from './unpublished/react-router.ts';

/** What the navigation of a tab is made with. */
export type NavigationOptions = RouterOptions & {
  mode: NavigationMode;
  routes: RouteObject[];
  /** Of the routes, what leads to this document's page: the initial router needs no other. */
  branch: RouteObject[];
  /** The routes of this document's address: finding them among all is too slow to be done twice. */
  matches: RouteMatch[];
  /** Data loaded before its navigation: such a page is shown in one go. */
  ahead: LoadedAhead;
  loadLazyPart: () => Promise<LazyPart>;
  /** Code that must be loaded before the first navigation. */
  before: () => Promise<unknown>;
  /** Whether the gateway serves another composition by now: then every navigation loads a document. */
  isOutdated: () => boolean;
};

/** The navigation of a tab. */
export type Navigation = {
  /** The props of `RouterProvider`. */
  router: ProvidedRouter;
  /** Turns presses on links and GET forms into navigations. */
  listen: () => void;
  /** The navigating half, loaded once; the first navigation asks for it too. */
  load: () => Promise<unknown>;
  /** Begins to prefetch, where the mode is `instant`. */
  startInstant: (tab: InstantTab) => Promise<void>;
};

/**
 * A router in two halves. Hydration needs only to know where it is: that half is here at once. Everything that navigates
 * (14 KB) loads after the page is hydrated, or at the first navigation, and takes over with the same routes and data.
 */
export function createNavigation(options: NavigationOptions): Navigation {
  const { mode, routes, ahead, hydrationData, getContext, isOutdated } = options;
  const subscribers = new Set<Subscriber>();
  const beforePop: PopListener[] = [];
  let lazyRouter: ProvidedRouter | null = null;
  let isAhead = false;
  let held: ReturnType<typeof setTimeout> | undefined;
  let loading: Promise<LazyPart> | null = null;

  const load = () => {
    loading ??= Promise.all([options.loadLazyPart(), options.before()]).then(([part]) => {
      lazyRouter = part.create(routes, { mode, hydrationData, getContext, beforePop });
      lazyRouter.subscribe((update, given) => {
        const { location: coming } = update.navigation;
        // Loaders have not taken anything yet when a navigation is reported first.
        isAhead ||= coming !== undefined && ahead.has(aheadKey(coming));
        const isDone = update.navigation.state === 'idle';
        const notify = (how: typeof given) => {
          for (const subscriber of subscribers) subscriber(update, how);
        };
        clearTimeout(held);
        // That it is on its way changes nothing for a page that is already loaded: React would render that apart, once more than needed.
        if (isAhead && !isDone) held = setTimeout(notify, 0, given);
        // React renders a page in slices, to stay responsive meanwhile; the one that was asked for should be there first.
        else notify(isAhead ? { ...given, flushSync: true } : given);
        if (!isDone) return;
        isAhead = false;
        part.onIdle();
      });
      return part;
    });
    // A chunk that did not come is asked for again by the next navigation.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const loadRouter = async () => {
    await load();
    return lazyRouter as ProvidedRouter;
  };

  const router = handOver(createInitialRouter(options.branch, options.matches, hydrationData), () => lazyRouter, {
    // The lazy router has ranked its routes once for all.
    match: (to) => (lazyRouter ? lazyRouter.match(to) : matchRoutes(routes, to)),
    subscribe: (subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    navigate: async (...args) => {
      const address = isOutdated() && addressOf(...args);
      if (address) location.assign(address);
      else await (await loadRouter()).navigate(...args);
    },
    revalidate: async () => (await loadRouter()).revalidate(),
  });
  return {
    router,
    listen: () => listenForNavigation(router, isOutdated),
    load,
    startInstant: async (tab) => {
      const part = await load();
      if (mode === 'instant')
        part.startInstant({ ...tab, router, ahead, beforePop: (listener) => void beforePop.push(listener) });
    },
  };
}

/** The target of a navigation, when a document can load it: not back in history, and not with something to send. */
function addressOf(to: unknown, options?: { formData?: unknown; body?: unknown }): string | null {
  return typeof to === 'string' && /^[/?]/.test(to) && !options?.formData && !options?.body ? to : null;
}

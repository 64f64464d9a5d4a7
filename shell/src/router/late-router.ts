import {
  createStaticRouter,
  type HydrationState,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  type RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { DataRouter } from './data-router.ts';
import { aheadKey, type LoadedAhead } from './loaded-ahead.ts';

type Subscriber = Parameters<DataRouter['subscribe']>[0];

/** What navigates, as it arrives with its chunk. */
export type LazyPart = {
  create: (
    routes: RouteObject[],
    options: Pick<Options, 'hydrationData' | 'getContext'> & { beforePop: ReadonlyArray<() => boolean> },
  ) => DataRouter;
  /** Called whenever the router rests. */
  settle: () => void;
};

type Options = {
  /** Of the routes, what leads to this document's page: the half that stands still needs no other. */
  branch: RouteObject[];
  /** The routes of this document's address: finding them among all is too slow to be done twice. */
  matches: RouteMatch[];
  /** What was loaded before its navigation began: such a page is shown in one go. */
  ahead: LoadedAhead;
  hydrationData: HydrationState;
  getContext: () => RouterContextProvider;
  loadLazyPart: () => Promise<LazyPart>;
  /** What must be here as well before the first navigation. */
  before: () => Promise<unknown>;
  /** Whether the gateway serves another composition by now: then a navigation loads a document, whoever asks for it. */
  isOutdated: () => boolean;
};

export type LateRouter = {
  /** What `RouterProvider` takes. */
  router: DataRouter;
  /** The navigating half, loaded once; the first navigation asks for it too. */
  load: () => Promise<DataRouter>;
  /** Adds what is to be done when Back or Forward was pressed and the router does not know yet. */
  beforePop: (hear: () => boolean) => void;
};

/**
 * A router in two halves. Hydration needs only to know where it is: that half is here at once. Everything that navigates
 * (14 KB) loads after the page is hydrated, or at the first navigation, and takes over with the same routes and data.
 */
export function createLateRouter(
  routes: RouteObject[],
  { branch, matches, ahead, hydrationData, getContext, loadLazyPart, before, isOutdated }: Options,
): LateRouter {
  const still = createStaticRouter(branch, hereAndNow(matches, hydrationData)) as DataRouter;
  // The getter makes a new object each time; what React compares must be one.
  const { state } = still;
  const subscribers = new Set<Subscriber>();
  const beforePop: Array<() => boolean> = [];
  let moving: DataRouter | null = null;
  let isAhead = false;
  let held: ReturnType<typeof setTimeout> | undefined;
  let loading: Promise<DataRouter> | null = null;

  const load = () => {
    loading ??= Promise.all([loadLazyPart(), before()]).then(([{ create, settle }]) => {
      moving = create(routes, { hydrationData, getContext, beforePop });
      moving.subscribe((news, given) => {
        const { location: coming } = news.navigation;
        // Loaders have not taken anything yet when a navigation is told first.
        isAhead ||= coming !== undefined && ahead.has(aheadKey(coming));
        const isDone = news.navigation.state === 'idle';
        const tell = (how: typeof given) => {
          for (const subscriber of subscribers) subscriber(news, how);
        };
        clearTimeout(held);
        // That it is on its way is no news of a page that is here: React would render that apart, once more than needed.
        if (isAhead && !isDone) held = setTimeout(tell, 0, given);
        // React renders a page in slices, to stay responsive meanwhile; the one that was asked for should be there first.
        else tell(isAhead ? { ...given, flushSync: true } : given);
        if (!isDone) return;
        isAhead = false;
        settle();
      });
      return moving;
    });
    // A chunk that did not come is asked for again by the next navigation.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };

  const router: DataRouter = Object.create(still, {
    state: { get: () => moving?.state ?? state },
    routes: { get: () => moving?.routes ?? still.routes },
    manifest: { get: () => moving?.manifest ?? still.manifest },
    window: { get: () => window },
    // The half that moves has ranked its routes once for all.
    match: { value: (to: string) => (moving ? moving.match(to) : matchRoutes(routes, to)) },
    subscribe: {
      value: (subscriber: Subscriber) => {
        subscribers.add(subscriber);
        return () => subscribers.delete(subscriber);
      },
    },
    navigate: {
      value: async (...args: [never, never]) => {
        const address = isOutdated() && addressOf(...args);
        if (address) location.assign(address);
        else await (await load()).navigate(...args);
      },
    },
    revalidate: { value: async () => (await load()).revalidate() },
  });
  return { router, load, beforePop: (hear) => beforePop.push(hear) };
}

/** Where a navigation leads, when a document can: not back in history, and not with something to send. */
function addressOf(to: unknown, options?: { formData?: unknown; body?: unknown }): string | null {
  return typeof to === 'string' && /^[/?]/.test(to) && !options?.formData && !options?.body ? to : null;
}

/** What the server's handler would say of the address that this document shows. */
function hereAndNow(matches: RouteMatch[], { loaderData, errors }: HydrationState): StaticHandlerContext {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = (window.history.state ?? {}) as { usr?: unknown; key?: string };
  return {
    basename: '/',
    location: { pathname, search, hash, state: usr, key, mask: undefined },
    matches,
    loaderData: loaderData ?? {},
    actionData: null,
    errors: errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as StaticHandlerContext;
}

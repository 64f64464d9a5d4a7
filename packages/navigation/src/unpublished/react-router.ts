/**
 * All that the store takes of React Router that its documentation does not promise. An update that changes one of these fails
 * `react-router.test.tsx` first, and is answered in this file and in `navigating-router.ts`.
 */
import { use } from 'react';
import {
  type createBrowserRouter,
  createStaticRouter,
  UNSAFE_DataRouterDataContext as DataContext,
  type HydrationState,
  type RouteMatch,
  type RouteObject,
  type StaticHandlerContext,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

/** The router's own history. */
export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** The props of `RouterProvider`. */
export type ProvidedRouter = ReturnType<typeof createBrowserRouter>;

/** What the store asks of a router: all of it is private to React Router, though everybody uses it. */
export type DataRouter = Pick<ProvidedRouter, 'match' | 'navigate' | 'revalidate' | 'state' | 'subscribe'>;

/** Told of each change of the router's state, and whether React should show it in one go. */
export type Subscriber = Parameters<ProvidedRouter['subscribe']>[0];

/** Whether the router has an error to show instead of a page. */
export const useHasFailed = (): boolean => Boolean(use(DataContext)?.errors);

/** What the router keeps in an entry of the browser's history: the state of a navigation, its key and its number. */
export type HistoryEntry = { usr?: unknown; key?: string; idx?: number | null };

/** The entry that the tab stands at; the document's first has nothing yet. */
export const historyEntry = (): HistoryEntry => (window.history.state ?? {}) as HistoryEntry;

/** An entry of the same page above the one that the tab stands at. */
export function entryAbove(): HistoryEntry {
  const entry = historyEntry();
  return { ...entry, idx: (entry.idx ?? 0) + 1 };
}

/** The key by which the router knows the document's first entry. */
export const firstKey = 'default';

/** A router that stays at the address of this document. */
export function createInitialRouter(
  branch: RouteObject[],
  matches: RouteMatch[],
  { loaderData, errors }: HydrationState,
): ProvidedRouter {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = firstKey } = historyEntry();
  return createStaticRouter(branch, {
    basename: '/',
    location: { pathname, search, hash, state: usr, key, mask: undefined },
    matches,
    loaderData: loaderData ?? {},
    actionData: null,
    errors: errors ?? null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  } as unknown as StaticHandlerContext) as ProvidedRouter;
}

/** The methods that a router that is handed over has itself. */
type OwnMethods = Pick<DataRouter, 'revalidate' | 'subscribe'> & {
  match: (to: string) => RouteMatch[] | null;
  navigate: (...args: [never, never]) => Promise<void>;
};

/** One router for `RouterProvider`: the initial one until the lazy one is loaded, with methods of its own. */
export function handOver(
  initial: ProvidedRouter,
  lazyRouter: () => ProvidedRouter | null,
  own: OwnMethods,
): ProvidedRouter {
  // The getter makes a new object each time; what React compares must be one.
  const { state } = initial;
  return Object.create(initial, {
    state: { get: () => lazyRouter()?.state ?? state },
    routes: { get: () => lazyRouter()?.routes ?? initial.routes },
    manifest: { get: () => lazyRouter()?.manifest ?? initial.manifest },
    window: { get: () => window },
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value }])),
  });
}

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, type RouteObject, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  createBrowserHistory,
  createRouter,
  defaultMapRouteProperties,
  hydrationRouteProperties,
} from './navigating-router.ts';
import {
  createInitialRouter,
  firstKey,
  handOver,
  historyEntry,
  type ProvidedRouter,
  useHasFailed,
} from './react-router.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

function Here() {
  const { pathname, key } = useLocation();
  return <p>{`${pathname} ${key}`}</p>;
}
const routes: RouteObject[] = ['/', '/next'].map((path) => ({ id: path, path, loader: () => path, Component: Here }));
const hydrationData = { loaderData: { '/': '/' } };
const move = () =>
  createRouter({
    routes,
    hydrationData,
    history: createBrowserHistory(),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  }).initialize();

test('an entry of the history holds the key, the number and the state of its navigation', async () => {
  const history = createBrowserHistory();
  expect(history.location.key).toBe(firstKey);
  history.push('/next', { own: true });
  expect(historyEntry()).toMatchObject({ key: history.location.key, idx: 1, usr: { own: true } });
});

test('the router core notifies subscribers of a navigation on its way and at its end', async () => {
  const router = move();
  const updates: string[] = [];
  router.subscribe(({ navigation, location }, { flushSync }) =>
    updates.push(`${navigation.state} ${(navigation.location ?? location).pathname} ${flushSync}`),
  );
  expect(router.match('/next')?.at(-1)?.route.id).toBe('/next');
  await router.navigate('/next');
  expect(updates).toEqual(['loading /next false', 'idle /next false']);
  expect(router.state).toMatchObject({ errors: null, loaderData: { '/next': '/next' } });
  expect(router.state.matches.at(-1)?.route.id).toBe('/next');
  router.dispose();
});

test('React shows the initial router, and then the lazy one', async () => {
  let lazyRouter: ProvidedRouter | null = null;
  let notify: (() => void) | undefined;
  const initial = createInitialRouter(routes, matchRoutes(routes, '/') ?? [], hydrationData);
  const router = handOver(initial, () => lazyRouter, {
    match: (to) => matchRoutes(routes, to),
    navigate: async () => {},
    revalidate: async () => {},
    subscribe: (subscriber) => {
      notify = () => lazyRouter?.subscribe(subscriber);
      return () => {};
    },
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByText(`/ ${firstKey}`)).toBeTruthy();
  const started = move();
  lazyRouter = started;
  notify?.();
  await act(() => started.navigate('/next'));
  expect(screen.getByText(`/next ${started.state.location.key}`)).toBeTruthy();
  started.dispose();
});

test('a router that has failed says so to what stands around the page', async () => {
  const Around = () => <p>{useHasFailed() ? 'failed' : 'well'}</p>;
  const router = createMemoryRouter([
    {
      path: '/',
      HydrateFallback: () => null,
      Component: Around,
      children: [
        { index: true, loader: () => null, element: null },
        {
          path: 'broken',
          element: null,
          ErrorBoundary: () => null,
          loader: () => {
            throw new Error('broken');
          },
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('well')).toBeTruthy();
  await act(() => router.navigate('/broken'));
  expect(await screen.findByText('failed')).toBeTruthy();
});

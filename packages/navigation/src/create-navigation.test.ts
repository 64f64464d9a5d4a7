/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { NavigationMode } from '@vitryna/contracts/remote';
import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { createNavigation } from './create-navigation.ts';
import type { InstantTab } from './instant/instant-input.ts';
import { left } from './pages/cached-pages.ts';
import { type LoadedAhead, takeAhead } from './router/loaded-ahead.ts';

let whenPrerendered: (url: URL) => Promise<void> | null = () => null;
const showPrerendered = jest.fn(() => false);
jest.unstable_mockModule('./pages/show-early.ts', () => ({
  onIdle: () => {},
  showLeft: () => false,
  showPrerendered,
  whenPrerendered: (url: URL) => whenPrerendered(url),
}));
const startInstant = jest.fn();
jest.unstable_mockModule('./instant/start-instant.ts', () => ({ startInstant }));
const { createLazyPart } = await import('./lazy/lazy-part.ts');

beforeEach(() => {
  whenPrerendered = () => null;
});
afterEach(() => {
  jest.clearAllMocks();
  left.most = 2;
});

/** A document of the home page, and what React is told of the navigations that follow. */
function open(mode: NavigationMode = 'instant') {
  const ahead: LoadedAhead = new Map();
  const routes: RouteObject[] = [
    { id: 'home', path: '/', loader: () => null },
    { id: 'product', path: '/ua/:category/:product', loader: ({ request }) => takeAhead(ahead, request.url) ?? null },
  ];
  const navigation = createNavigation({
    mode,
    routes,
    branch: routes,
    matches: matchRoutes(routes, '/') ?? [],
    ahead,
    hydrationData: { loaderData: { home: null } },
    getContext: () => new RouterContextProvider(),
    loadLazyPart: async () => createLazyPart((history) => history),
    before: async () => {},
    isOutdated: () => false,
  });
  const { router } = navigation;
  const updates: [address: string, flushSync: boolean][] = [];
  router.subscribe(({ navigation, location }, { flushSync }) =>
    updates.push([`${navigation.state} ${(navigation.location ?? location).pathname}`, flushSync]),
  );
  return { ahead, navigation, router, updates };
}

test('tells React to show in one go what was loaded ahead, and nothing else', async () => {
  const { ahead, router, updates } = open();
  expect(router.match('/ua/kamery/one')?.at(-1)?.route.id).toBe('product');
  ahead.set('/ua/kamery/two', Promise.resolve(null));
  for (const address of ['/ua/kamery/one', '/ua/kamery/two', '/ua/kamery/three']) await router.navigate(address);
  expect(updates).toEqual([
    ['loading /ua/kamery/one', false],
    ['idle /ua/kamery/one', false],
    ['idle /ua/kamery/two', true],
    ['loading /ua/kamery/three', false],
    ['idle /ua/kamery/three', false],
  ]);
  expect(router.match('/ua/kamery/one')?.at(-1)?.route.id).toBe('product');
});

test('tells that a page is on its way when what was asked for ahead is not here yet', async () => {
  const { ahead, router, updates } = open();
  const answer = Promise.withResolvers<null>();
  ahead.set('/ua/kamery/one', answer.promise);
  const navigation = router.navigate('/ua/kamery/one');
  while (updates.length === 0) await new Promise((resolve) => setTimeout(resolve));
  expect(updates).toEqual([['loading /ua/kamery/one', false]]);
  answer.resolve(null);
  await navigation;
  expect(updates.slice(1)).toEqual([['idle /ua/kamery/one', true]]);
});

test('a press waits for the page that is being prerendered, and the last press counts', async () => {
  const ready = Promise.withResolvers<void>();
  whenPrerendered = ({ pathname }) => (pathname.endsWith('one') ? ready.promise : null);
  const { router } = open();
  await router.navigate('/ua/kamery/three');
  const first = router.navigate('/ua/kamery/one');
  expect(router.state.location.pathname).toBe('/ua/kamery/three');
  ready.resolve();
  await first;
  expect(router.state.location.pathname).toBe('/ua/kamery/one');
  const again = Promise.withResolvers<void>();
  ready.promise = again.promise;
  const left = router.navigate('/ua/kamery/one');
  await router.navigate('/ua/kamery/two');
  again.resolve();
  await left;
  expect(router.state.location.pathname).toBe('/ua/kamery/two');
});

test('prefetches and keeps pages only where navigation is instant', async () => {
  const tab = {} as InstantTab;
  const instant = open('instant');
  await instant.navigation.startInstant(tab);
  await instant.router.navigate('/ua/kamery/one');
  expect(startInstant).toHaveBeenCalledTimes(1);
  expect(showPrerendered).toHaveBeenCalledTimes(1);
  expect(left.most).toBe(2);
  jest.clearAllMocks();
  const plain = open('plain');
  await plain.navigation.startInstant(tab);
  await plain.router.navigate('/ua/kamery/two');
  expect(plain.router.state.location.pathname).toBe('/ua/kamery/two');
  expect(startInstant).not.toHaveBeenCalled();
  expect(showPrerendered).not.toHaveBeenCalled();
  expect(left.most).toBe(0);
});

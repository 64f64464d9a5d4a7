/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import type { LoadedAhead } from '../routing/loaded-ahead.ts';
import { createLateRouter } from './late-router.ts';

const routes: RouteObject[] = [
  { id: 'home', path: '/', loader: () => null },
  { id: 'product', path: '/ua/:category/:product', loader: () => null },
];

test('tells React to show in one go what was loaded ahead, and nothing else', async () => {
  const ahead: LoadedAhead = new Map();
  const { router } = createLateRouter(routes, {
    branch: routes,
    matches: matchRoutes(routes, '/') ?? [],
    ahead,
    hydrationData: { loaderData: { home: null } },
    getContext: () => new RouterContextProvider(),
    before: async () => {},
    isOutdated: () => false,
  });
  const news: [address: string, flushSync: boolean][] = [];
  router.subscribe(({ navigation, location }, { flushSync }) =>
    news.push([`${navigation.state} ${location.pathname}`, flushSync]),
  );
  expect(router.match('/ua/kamery/one')?.at(-1)?.route.id).toBe('product');
  ahead.set('/ua/kamery/two', Promise.resolve(null));
  for (const address of ['/ua/kamery/one', '/ua/kamery/two', '/ua/kamery/three']) await router.navigate(address);
  expect(news.filter(([state]) => state.startsWith('idle'))).toEqual([
    ['idle /ua/kamery/one', false],
    ['idle /ua/kamery/two', true],
    ['idle /ua/kamery/three', false],
  ]);
  expect(news.filter(([state, flushSync]) => state.startsWith('loading') && flushSync)).toEqual([]);
  expect(router.match('/ua/kamery/one')?.at(-1)?.route.id).toBe('product');
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { createLateRouter } from './late-router.ts';
import { createLazyRouter } from './lazy-router.ts';
import { type LoadedAhead, takeAhead } from './loaded-ahead.ts';

/** A document of the home page, and what React is told of the navigations that follow. */
function open({ whenPrerendered = () => null }: { whenPrerendered?: (url: URL) => Promise<void> | null } = {}) {
  const ahead: LoadedAhead = new Map();
  const routes: RouteObject[] = [
    { id: 'home', path: '/', loader: () => null },
    { id: 'product', path: '/ua/:category/:product', loader: ({ request }) => takeAhead(ahead, request.url) ?? null },
  ];
  const { router } = createLateRouter(routes, {
    branch: routes,
    matches: matchRoutes(routes, '/') ?? [],
    ahead,
    hydrationData: { loaderData: { home: null } },
    getContext: () => new RouterContextProvider(),
    loadLazyPart: async () => ({
      create: (all, options) =>
        createLazyRouter(all, {
          ...options,
          history: createBrowserHistory(),
          showPrerendered: () => false,
          whenPrerendered,
        }),
      settle: () => {},
    }),
    before: async () => {},
    isOutdated: () => false,
  });
  const news: [address: string, flushSync: boolean][] = [];
  router.subscribe(({ navigation, location }, { flushSync }) =>
    news.push([`${navigation.state} ${(navigation.location ?? location).pathname}`, flushSync]),
  );
  return { ahead, router, news };
}

test('tells React to show in one go what was loaded ahead, and nothing else', async () => {
  const { ahead, router, news } = open();
  expect(router.match('/ua/kamery/one')?.at(-1)?.route.id).toBe('product');
  ahead.set('/ua/kamery/two', Promise.resolve(null));
  for (const address of ['/ua/kamery/one', '/ua/kamery/two', '/ua/kamery/three']) await router.navigate(address);
  expect(news).toEqual([
    ['loading /ua/kamery/one', false],
    ['idle /ua/kamery/one', false],
    ['idle /ua/kamery/two', true],
    ['loading /ua/kamery/three', false],
    ['idle /ua/kamery/three', false],
  ]);
  expect(router.match('/ua/kamery/one')?.at(-1)?.route.id).toBe('product');
});

test('tells that a page is on its way when what was asked for ahead is not here yet', async () => {
  const { ahead, router, news } = open();
  const answer = Promise.withResolvers<null>();
  ahead.set('/ua/kamery/one', answer.promise);
  const navigation = router.navigate('/ua/kamery/one');
  while (news.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(news).toEqual([['loading /ua/kamery/one', false]]);
  answer.resolve(null);
  await navigation;
  expect(news.slice(1)).toEqual([['idle /ua/kamery/one', true]]);
});

test('a press waits for the page that is being prerendered, and the last press counts', async () => {
  const ready = Promise.withResolvers<void>();
  const { router } = open({ whenPrerendered: ({ pathname }) => (pathname.endsWith('one') ? ready.promise : null) });
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

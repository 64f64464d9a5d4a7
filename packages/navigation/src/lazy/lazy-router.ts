import type { NavigationMode } from '@vitryna/contracts/remote';
import type { RouteObject } from 'react-router';
import type { RouterOptions } from '../lazy-part.ts';
import { showPrerendered, whenPrerendered } from '../pages/show-early.ts';
import { frameDrawn } from '../start/frame-drawn.ts';
import { createRouter, defaultMapRouteProperties, hydrationRouteProperties } from '../unpublished/navigating-router.ts';
import type { BrowserHistory, ProvidedRouter } from '../unpublished/react-router.ts';

type Options = RouterOptions & { mode: NavigationMode; history: BrowserHistory };

/** The half of the router that navigates (see `create-navigation.ts`): what `createBrowserRouter` does, from its own chunk. */
export function createLazyRouter(routes: RouteObject[], { mode, ...options }: Options): ProvidedRouter {
  const router = createRouter({
    ...options,
    routes,
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  }).initialize();
  return mode === 'plain' ? router : showEarly(router);
}

/** Shows a page that is prerendered for an address, before the router goes there. */
function showEarly(router: ProvidedRouter): ProvidedRouter {
  // Another press, or Back, before the router was told cancels the page.
  let latest = 0;
  addEventListener('popstate', () => {
    latest += 1;
  });
  const navigate = async (to: unknown, options?: { state?: unknown; replace?: boolean }) => {
    latest += 1;
    const own = latest;
    if (typeof to === 'string' && !options?.state && !options?.replace) {
      const url = new URL(to, location.href);
      const prerendered = whenPrerendered(url);
      if (prerendered) await prerendered;
      if (own === latest && showPrerendered(url)) await frameDrawn();
      if (own !== latest) return;
    }
    await router.navigate(to as string, options);
  };
  return Object.create(router, { navigate: { value: navigate } });
}

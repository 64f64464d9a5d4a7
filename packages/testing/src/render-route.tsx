import { render } from '@testing-library/react';
import { PageProvider } from '@vitryna/remote-kit';
import type { ComponentType, ReactNode } from 'react';
import {
  type ActionFunction,
  createRoutesStub,
  type LoaderFunction,
  RouterContextProvider,
  useLoaderData,
  useLocation,
  useNavigationType,
} from 'react-router';

/** The part of a route module that can be rendered. */
export type TestRoute = {
  loader?: LoaderFunction;
  action?: ActionFunction;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
};

export type RenderRouteOptions = {
  /** Pattern of the route below the root, e.g. `:categorySlug/:specifications?`; left out, it matches any address. */
  path?: string;
  /** Fills the loaders' context: `(context) => context.set(appContext, { api, … })`. */
  context?: (context: RouterContextProvider) => void;
  /** Providers around the page: texts, stores, event bus. */
  wrapper?: ComponentType<{ children: ReactNode }>;
};

/**
 * Renders a route module at an address, with its loader, as a page of the store would be; other addresses show an empty
 * page. Wait for what the shopper sees: `await screen.findByRole(…)`.
 * @returns the render's result, and `location()`: the path and query that the page is at
 */
export function renderRoute(route: TestRoute, url: string, { path = '*', context, wrapper }: RenderRouteOptions = {}) {
  let address = url;
  const Page = () => {
    const location = useLocation();
    address = location.pathname + location.search;
    return (
      <PageProvider
        location={location}
        data={useLoaderData()}
        arrival={{ type: useNavigationType(), hash: location.hash }}
      >
        <route.Component />
      </PageProvider>
    );
  };
  const Elsewhere = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  const provider = new RouterContextProvider();
  context?.(provider);
  const routes = [{ ...route, path, Component: Page, HydrateFallback: () => null }];
  const Stub = createRoutesStub(path === '*' ? routes : [...routes, { path: '*', Component: Elsewhere }], provider);
  return { ...render(<Stub initialEntries={[url]} />, { wrapper }), location: () => address };
}

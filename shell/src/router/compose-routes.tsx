import type { Locale } from '@vitryna/contracts/constants';
import { type LoadedAhead, type PageRoute, type RemotePages, type RouteHandle, takeAhead } from '@vitryna/navigation';
import { href, isCategorySlug, parseSecondSegment, routeId } from '@vitryna/routing';
import type { ComponentType } from 'react';
import { createContext, data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { ErrorRecovery } from './error-recovery.ts';

/** A browser's additions to the loaders. */
export type Aids = { ahead?: LoadedAhead; recovery?: ErrorRecovery };

/** The dependencies of page routes. */
type Parts = Aids & {
  /** Stands in place of a page that cannot be shown. */
  PageError: ComponentType;
};

/** The route around all pages. */
type FrameRoute = Pick<RouteObject, 'loader' | 'Component' | 'ErrorBoundary'>;

/** Told which page an address shows, when its loader begins. */
export const pageListener = createContext<(page: PageRoute) => void>(() => {});

/** Patterns of two segments that mean different remotes (reading 4: the second segment decides). */
const filteredPattern = ':categorySlug/:specifications';
const productPattern = ':categorySlug/:productSlug';

/**
 * The one router of a language: the given frame, a pathless branch for each remote with its pages, the shell's own route for two
 * segments, and the page for everything else. Loaders give what was loaded `ahead` for their address, and what `recovery` has for a
 * failure.
 */
export function composeRoutes(
  locale: Locale,
  remotes: RemotePages[],
  { frame, ...parts }: Parts & { frame: FrameRoute },
): RouteObject[] {
  const pages = remotes.flatMap((remote) => remote.routes.map((declaration) => ({ remote, declaration })));
  const owns = (path: string) => (page: PageRoute) => page.declaration.path.replace(/\?$/, '') === path;
  const isTwoSegments = (page: PageRoute) => owns(filteredPattern)(page) || owns(productPattern)(page);
  const named = new Set(pages.map(({ declaration }) => declaration.path.split('/')[0]?.replace(/\?$/, '')));
  const branches = remotes.map((remote) => ({
    id: routeId(locale, remote.name),
    children: pages
      .filter((page) => page.remote === remote && !isTwoSegments(page))
      .map((page) => pageRoute(locale, page, parts)),
  }));
  return [
    {
      id: routeId(locale, 'frame'),
      shouldRevalidate: () => false,
      ...frame,
      children: [
        ...branches,
        ...twoSegmentRoutes(locale, parts, {
          filtered: pages.find(owns(filteredPattern)),
          product: pages.find(owns(productPattern)),
          // A category has no segment that begins a page.
          isCategory: (segment) => isCategorySlug(segment) && !named.has(segment),
        }),
        {
          id: routeId(locale, 'not-found'),
          path: href(locale, '/*'),
          loader: notFound,
          Component: parts.PageError,
          ErrorBoundary: parts.PageError,
        },
      ],
    },
  ];
}

/** The gateway asks at `/410/410/410` for the page of an address that was taken away. */
function notFound({ params }: LoaderFunctionArgs): never {
  throw data(null, { status: params['*'] === '410/410/410' ? 410 : 404 });
}

function pageRoute(locale: Locale, page: PageRoute, parts: Parts): RouteObject {
  return route({ locale, name: page.declaration.name, path: page.declaration.path, pageOf: () => page, parts });
}

type TwoSegments = {
  filtered: PageRoute | undefined;
  product: PageRoute | undefined;
  isCategory: (segment: string) => boolean;
};

/** `/{category}/{filters}` and `/{category}/{product}` look alike to a pattern: the second segment decides (reading 4). */
function twoSegmentRoutes(locale: Locale, parts: Parts, { filtered, product, isCategory }: TwoSegments): RouteObject[] {
  const bySecondSegment: RouteHandle['pageOf'] = ({ categorySlug = '', second = '' }) => {
    if (!isCategory(categorySlug)) return null;
    const { kind } = parseSecondSegment(second);
    return (kind === 'filters' ? filtered : kind === 'product' ? product : null) ?? null;
  };
  const oneSegment: RouteHandle['pageOf'] = ({ categorySlug = '' }) =>
    (isCategory(categorySlug) ? filtered : null) ?? null;
  return [
    route({ locale, name: 'category', path: ':categorySlug', pageOf: oneSegment, parts }),
    route({ locale, name: 'category-or-product', path: ':categorySlug/:second', pageOf: bySecondSegment, parts }),
  ];
}

type RouteInput = {
  locale: Locale;
  name: string;
  path: string;
  pageOf: RouteHandle['pageOf'];
  parts: Parts;
};

function route({ locale, name, path, pageOf, parts: { ahead, recovery, PageError } }: RouteInput): RouteObject {
  const load = async (args: LoaderFunctionArgs) => {
    const page = pageOf(args.params) ?? notFound(args);
    args.context.get(pageListener)(page);
    const { loader } =
      page.remote.loaded(page.declaration.page) ??
      (await page.remote.loadForNavigation(page.declaration.page, args.request.url));
    return loader ? loader(withOwnParams(args, page)) : null;
  };
  // A guess that failed is asked again, aloud.
  const read = async (args: LoaderFunctionArgs) =>
    takeAhead(ahead, args.request.url)?.catch(() => load(args)) ?? load(args);
  return {
    id: routeId(locale, name),
    path: href(locale, `/${path}`),
    // Other e-mails are another address: the gateway leads from it to this one.
    caseSensitive: true,
    handle: { pageOf } satisfies RouteHandle,
    loader: (args) =>
      read(args).catch((error: unknown) => {
        if (!recovery?.find) throw error;
        return recovery.find(error, args.request.url);
      }),
    // The frame shows the page (`Pages`).
    element: null,
    ErrorBoundary: PageError,
  };
}

/** A page reads its parameters under the names of its own pattern. */
function withOwnParams(args: LoaderFunctionArgs, { declaration }: PageRoute): LoaderFunctionArgs {
  const { second, ...params } = args.params;
  if (second === undefined) return args;
  const name = declaration.path.startsWith(productPattern) ? 'productSlug' : 'specifications';
  return { ...args, params: { ...params, [name]: second } };
}

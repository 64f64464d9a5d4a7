import { locales } from '@vitryna/contracts/languages';
import type { Release, RouteDeclaration } from '@vitryna/contracts/release';
import { href } from '@vitryna/routing';
import { expandOptional, madeUpAddresses } from '../../releases/gate/route-forms.ts';
import { rankRoutes } from '../../releases/gate/route-ranking.ts';
import type { KnownAddresses } from './known-addresses.ts';

/** An address that the smoke renders, below the language. */
export type SmokeAddress = {
  path: string;
  release: Release;
  route: RouteDeclaration;
  /** Nobody says that it is a page's: it may answer that there is none, but not fail. */
  isMadeUp: boolean;
};

/** Of each route so many addresses are rendered, in each language. */
const mostPerRoute = 3;

/** The addresses of a path below the language. */
export function inEachLanguage(address: string): string[] {
  return locales.map((locale) => href(locale, address.replace(/^\/+/, '')));
}

/** First, last and what lies between them at equal distances: neighbours of a list are too much alike. */
function spread<T>(all: T[], most: number): T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, index) => all[Math.round((index * (all.length - 1)) / (most - 1))] as T);
}

/**
 * Several addresses of each route: its example, its pattern where that has no parameter, and what the store's sitemaps have. A route of
 * which nothing is known is rendered with made-up parameters.
 */
export function chooseAddresses(releases: readonly Release[], known: KnownAddresses): SmokeAddress[] {
  const ownerOf = rankRoutes(releases);
  const found = new Map<RouteDeclaration, string[]>();
  for (const path of [...known.categories, ...known.products, ...known.pages]) {
    const owner = ownerOf(path);
    // A page of the content service that no route names is nobody's, though a category could be called so.
    const isNamed = owner && (!owner.route.path.startsWith(':') || !known.pages.includes(path));
    if (isNamed) found.set(owner.route, [...(found.get(owner.route) ?? []), path]);
  }
  return releases.flatMap((release) =>
    release.routes.flatMap((route) => {
      const sure = [
        ...(route.example === undefined ? [] : [route.example.replace(/^\/+/, '')]),
        ...expandOptional(route.path).filter((form) => !/[:*]/.test(form)),
      ];
      const own = [...new Set(sure)];
      const others = (found.get(route) ?? []).filter((path) => !own.includes(path));
      const real = [...own, ...spread(others, Math.max(0, mostPerRoute - own.length))];
      const paths = real.length > 0 ? real : madeUpAddresses(route.path);
      // Without its query a search shows nothing: that is what another example is for.
      const isOwnPattern = (path: string) => own.indexOf(path) > 0;
      return paths.map((path) => ({ path, release, route, isMadeUp: real.length === 0 || isOwnPattern(path) }));
    }),
  );
}

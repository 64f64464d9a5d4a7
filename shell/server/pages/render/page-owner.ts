import type { Release, RouteDeclaration } from '@vitryna/contracts/release';
import { pathBelowPrefix } from '@vitryna/routing';
import { pathOrder, pathPattern } from './path-pattern.ts';

/** Whose page a path is, by the routes of a composition: the app, and what it says of the page. */
export type PageOwner = { app: string; route: RouteDeclaration };

/** Finds the owner of a path; made once for a composition, asked by path. */
export function createOwnerLookup(releases: readonly Release[]): (pathname: string) => PageOwner | null {
  const named = new Map<string, PageOwner>();
  const open: { expression: RegExp; owner: PageOwner }[] = [];
  const routes = releases.flatMap(({ name, routes: own }) => own.map((route) => ({ app: name, route })));
  for (const owner of routes.toSorted((one, other) =>
    pathOrder(one.route.path) < pathOrder(other.route.path) ? -1 : 1,
  )) {
    const { path } = owner.route;
    if (/[:*]/.test(path)) open.push({ expression: pathPattern(path), owner });
    else named.set(`/${path}`, owner);
  }
  return (pathname) => {
    const path = pathBelowPrefix(pathname);
    return named.get(path) ?? open.find(({ expression }) => expression.test(path))?.owner ?? null;
  };
}

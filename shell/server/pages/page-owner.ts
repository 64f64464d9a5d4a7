import type { Release } from '@vitryna/contracts/release';
import { pathBelowPrefix } from '@vitryna/routing';
import { pathOrder, pathPattern } from './path-pattern.ts';

/** Whose page a path is, by the routes of a composition: the app, and the pattern of its route. */
export type PageOwner = { app: string; pattern: string };

/** Finds the owner of a path; made once for a composition, asked by path. */
export function createOwnerLookup(releases: readonly Release[]): (pathname: string) => PageOwner | null {
  const named = new Map<string, PageOwner>();
  const open: { expression: RegExp; owner: PageOwner }[] = [];
  const routes = releases.flatMap(({ name, routes: own }) => own.map(({ path }) => ({ app: name, pattern: path })));
  for (const owner of routes.toSorted((one, other) => (pathOrder(one.pattern) < pathOrder(other.pattern) ? -1 : 1))) {
    if (/[:*]/.test(owner.pattern)) open.push({ expression: pathPattern(owner.pattern), owner });
    else named.set(`/${owner.pattern}`, owner);
  }
  return (pathname) => {
    const path = pathBelowPrefix(pathname);
    return named.get(path) ?? open.find(({ expression }) => expression.test(path))?.owner ?? null;
  };
}

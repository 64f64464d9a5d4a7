import type { RouteDeclaration } from '@vitryna/contracts/release';
import { formParameters, isOwnParameter } from '@vitryna/contracts/route-facts';
import { isVisitParameter } from '@vitryna/contracts/visit';
import { pathBelowPrefix } from '@vitryna/routing';
import { pathOrder, pathPattern } from '../render/path-pattern.ts';

/** Whether a query parameter changes what the server renders. */
export type IsOwn = (name: string) => boolean;

/** A route of a release from before routes named their query: anything may be its own. */
const anything: IsOwn = (name) => !isVisitParameter(name);
const nothing: IsOwn = () => false;

const formOutcomes: readonly string[] = Object.values(formParameters);

function isOwnOf({ query, forms }: RouteDeclaration): IsOwn {
  if (!query) return anything;
  const own = forms ? [...query, ...formOutcomes] : query;
  return (name) => isOwnParameter(own, name);
}

/** Which parameters are an address's own, by the routes of a composition: made once for it, asked by path. */
export function createOwnQuery(routes: readonly RouteDeclaration[]): (pathname: string) => IsOwn {
  const named = new Map<string, IsOwn>();
  const open: { pattern: RegExp; isOwn: IsOwn }[] = [];
  for (const route of routes.toSorted((one, other) => (pathOrder(one.path) < pathOrder(other.path) ? -1 : 1))) {
    const isOwn = isOwnOf(route);
    if (/[:*]/.test(route.path)) open.push({ pattern: pathPattern(route.path), isOwn });
    else named.set(`/${route.path}`, isOwn);
  }
  return (pathname) => {
    const path = pathBelowPrefix(pathname);
    return named.get(path) ?? open.find(({ pattern }) => pattern.test(path))?.isOwn ?? nothing;
  };
}

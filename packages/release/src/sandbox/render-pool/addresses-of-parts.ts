import type { Release, RouteDeclaration } from '@vitryna/contracts/release';
import { expandOptional, shapeOf } from '../../releases/gate/route-forms.ts';

const pathsOf = ({ path }: RouteDeclaration): string[] => expandOptional(path).map(shapeOf);

/**
 * A version that stands in for another, without the routes that are not the other's any more: nobody's gate has seen it beside what is live
 * now, and somebody else may have been given its addresses since. If the other cannot be read, all but the others' parts are its own.
 */
export function keepOwnAddresses(release: Release, other: Release | null, rest: readonly Release[]): Release {
  const routes = rest.flatMap((one) => one.routes);
  const names = new Set(routes.map(({ name }) => name));
  const taken = new Set(routes.flatMap(pathsOf));
  const own = other && new Set(other.routes.flatMap(pathsOf));
  const isOwn = (path: string) => (own ? own.has(path) : !taken.has(path));
  const kept = release.routes.filter((route) => !names.has(route.name) && pathsOf(route).every(isOwn));
  return kept.length === release.routes.length ? release : { ...release, routes: kept };
}

/** Addresses and names of routes that several parts claim: the gate lets no such composition pass, so somebody went past it. */
export function claimedTwice(releases: readonly Release[]): string[] {
  const owners = new Map<string, string>();
  const problems = new Set<string>();
  for (const { name: app, routes } of releases) {
    const claims = routes.flatMap((route) => [
      `the route name ${route.name}`,
      ...pathsOf(route).map((path) => `"/${path}"`),
    ]);
    for (const claim of claims) {
      const owner = owners.get(claim) ?? app;
      owners.set(claim, owner);
      if (owner !== app) problems.add(`${claim} is claimed by ${owner} and by ${app}`);
    }
  }
  return [...problems];
}

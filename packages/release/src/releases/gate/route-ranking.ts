import type { Release, RouteDeclaration } from '@vitryna/contracts/release';
import { matchRoutes } from 'react-router';
import { claims } from './route-forms.ts';

/** A route with the release that declares it. */
export type OwnedRoute = { release: Release; route: RouteDeclaration };

/**
 * Which route of a composition shows an address (below the language, without its query), by the router's own ranking, composed as
 * the shell does it. Null when none does.
 */
export function rankRoutes(releases: readonly Release[]): (address: string) => OwnedRoute | null {
  const owned = releases.flatMap((release) => release.routes.map((route) => ({ release, route })));
  const claimed = (claim: string) => owned.find(({ route }) => route.path.replace(/\?$/, '') === claim) ?? null;
  const filtered = claimed(claims.filtered);
  const product = claimed(claims.product);
  const named = new Set(owned.map(({ route }) => route.path.split('/')[0]?.replace(/\?$/, '')));
  const isCategory = (params: Params) => !named.has(params.categorySlug);
  const object = (path: string, pageOf: (params: Params) => OwnedRoute | null) => ({
    path: `/${path}`,
    caseSensitive: true,
    handle: pageOf,
  });
  const routes = [
    ...owned.filter((one) => one !== filtered && one !== product).map((one) => object(one.route.path, () => one)),
    object(':categorySlug', (params) => (isCategory(params) ? filtered : null)),
    object(':categorySlug/:second', (params) => {
      if (!isCategory(params)) return null;
      return params.second?.includes('=') ? filtered : product;
    }),
  ];
  return (address) => {
    const match = matchRoutes(routes, `/${address.replace(/^\/+/, '').replace(/\?.*$/, '')}`)?.at(-1);
    return match?.route.handle(match.params) ?? null;
  };
}

type Params = Record<string, string | undefined>;

import type { RouteDeclaration } from '@vitryna/contracts/release';

/** A route as a browser knows it. */
export type BrowserRoute = Omit<RouteDeclaration, 'example' | 'hasListLooks' | 'ownCalls' | 'forms'>;

/** A route in the page's state: what most routes say alike is left out, because each page carries all of them. */
export type RouteState = Omit<BrowserRoute, 'name' | 'layout' | 'cache' | 'page'> &
  Partial<Pick<BrowserRoute, 'name' | 'layout' | 'cache' | 'page'>>;

/**
 * Makes the state of a route. The example address is for the gate's smoke render, looks and forms are for the gateway; most pages have no
 * query.
 */
export function toRouteState(route: RouteDeclaration): RouteState {
  const {
    name,
    path,
    layout,
    cache,
    page,
    query,
    example: _,
    hasListLooks: __,
    ownCalls: ___,
    forms: ____,
    ...rest
  } = route;
  return {
    ...(name !== path && { name }),
    path,
    ...(layout !== 'default' && { layout }),
    ...(cache !== 'public' && { cache }),
    ...rest,
    ...(page !== name && { page }),
    ...(query?.length && { query }),
  };
}

/** The route of a state. */
export function fromRouteState({ name, page, ...route }: RouteState): BrowserRoute {
  name ??= route.path;
  return { layout: 'default', cache: 'public', ...route, name, page: page ?? name };
}

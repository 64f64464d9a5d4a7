import type { RouteObject } from 'react-router';

/**
 * The tree without all that does not lead to the route of this id, and nothing where there is none. Ranking forty patterns takes a
 * phone 15 ms before its page is hydrated; which one it was, the server knows.
 */
export function branchTo(routes: RouteObject[], id: string | undefined): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route.id === id) return [route];
    const children = route.index ? [] : branchTo(route.children ?? [], id);
    return children.length > 0 ? [{ ...route, children } as RouteObject] : [];
  });
}

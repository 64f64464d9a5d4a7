import type { RouteDeclaration } from '@vitryna/contracts/release';
import { isIndexed } from '@vitryna/contracts/route-facts';
import { pathPattern } from '../pages/render/path-pattern.ts';

/**
 * Whether a composition has a page of its own for search engines at a path: the content service may hold more than the store shows.
 * Patterns that begin with a parameter are categories and products, which have sitemaps of their own.
 */
export function createPageFilter(routes: readonly RouteDeclaration[]): (path: string) => boolean {
  const patterns = routes
    .filter((route) => isIndexed(route) && !route.path.startsWith(':'))
    .map(({ path }) => pathPattern(path));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

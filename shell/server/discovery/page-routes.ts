import type { RouteDeclaration } from '@vitryna/contracts/release';

/**
 * Whether a composition has a public page of its own at a path: the content service may hold more than the store shows.
 * Patterns that begin with a parameter are categories and products, which have sitemaps of their own.
 */
export function createPageFilter(routes: readonly RouteDeclaration[]): (path: string) => boolean {
  const patterns = routes
    .filter(({ path, cache }) => cache === 'public' && !path.startsWith(':'))
    .map(({ path }) => {
      const segments = path.split('/').filter((segment) => segment !== '');
      const source = segments.map((segment) => {
        if (segment === '*') return '/.*';
        if (!segment.startsWith(':')) return `/${RegExp.escape(segment)}`;
        return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
      });
      return new RegExp(`^${source.join('') || '/'}$`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

import type { RouteDeclaration } from '@vitryna/contracts/release';

/** The pages of this remote. */
export const routes: RouteDeclaration[] = [
  { name: 'home', path: '', layout: 'default', cache: 'public', page: 'home', example: '' },
  { name: 'catalog', path: 'catalog', layout: 'default', cache: 'public', page: 'catalog', example: 'catalog' },
  {
    name: 'search',
    path: 'search/:specifications?',
    layout: 'default',
    cache: 'public',
    page: 'search',
    example: 'search?searchQuery=wi-fi',
  },
  {
    name: 'comparison',
    path: 'comparison',
    layout: 'default',
    cache: 'private',
    page: 'comparison',
    example: 'comparison',
  },
  {
    name: 'category',
    path: ':categorySlug/:specifications?',
    layout: 'default',
    cache: 'public',
    page: 'category',
    example: 'ip-kamery',
  },
];

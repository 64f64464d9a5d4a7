import type { RouteDeclaration } from '@vitryna/contracts/release';

/** The pages of this remote. */
export const routes: RouteDeclaration[] = [
  { name: 'home', path: '', layout: 'default', cache: 'public', page: 'home', example: '' },
  {
    name: 'category',
    path: ':categorySlug/:specifications?',
    layout: 'default',
    cache: 'public',
    page: 'category',
    example: 'ip-kamery',
  },
];

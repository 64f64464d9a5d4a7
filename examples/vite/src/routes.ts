import type { RouteDeclaration } from '@vitryna/contracts/release';

/** The pages of this remote. */
export const routes: RouteDeclaration[] = [
  {
    name: 'screen-size',
    path: 'screen-size',
    layout: 'default',
    cache: 'public',
    query: ['diagonal'],
    page: 'screen-size',
    example: 'screen-size?diagonal=27',
  },
];

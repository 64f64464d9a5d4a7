import type { RouteDeclaration } from '@vitryna/contracts/release';

/** The pages of this remote. */
export const routes: RouteDeclaration[] = [
  { name: 'hours', path: 'hours', layout: 'default', cache: 'public', page: 'hours', example: 'hours' },
];

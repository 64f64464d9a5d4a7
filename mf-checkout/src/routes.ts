import type { RouteDeclaration } from '@vitryna/contracts/release';

/** The pages of this remote. */
export const routes: RouteDeclaration[] = [
  { name: 'checkout', path: 'checkout', layout: 'simplified', cache: 'private', page: 'checkout', example: 'checkout' },
];

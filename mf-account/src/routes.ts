import type { RouteDeclaration } from '@vitryna/contracts/release';

/** The pages of this remote: one shopper's own, never cached. */
export const routes: RouteDeclaration[] = [
  { name: 'account', path: 'account', layout: 'default', cache: 'private', page: 'account', example: 'account' },
  {
    name: 'account-favorites',
    path: 'account/favorites',
    layout: 'default',
    cache: 'private',
    page: 'favourites',
    example: 'account/favorites',
  },
];

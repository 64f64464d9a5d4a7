import type { RouteDeclaration } from '@vitryna/contracts/release';
import { formParameters } from '@vitryna/contracts/route-facts';
import { ownCalls, plainForms, stepParameter } from './features/sign/plain-forms.ts';

/** The pages of this remote: one shopper's own, never cached. */
export const routes: RouteDeclaration[] = [
  {
    name: 'account',
    path: 'account',
    layout: 'default',
    cache: 'private',
    query: [stepParameter, ...Object.values(formParameters)],
    ownCalls,
    forms: plainForms,
    page: 'account',
    example: 'account',
  },
  {
    name: 'account-favorites',
    path: 'account/favorites',
    layout: 'default',
    cache: 'private',
    page: 'favourites',
    example: 'account/favorites',
  },
  {
    name: 'account-orders',
    path: 'account/orders',
    layout: 'default',
    cache: 'private',
    page: 'orders',
    example: 'account/orders',
  },
  {
    name: 'account-security',
    path: 'account/security',
    layout: 'default',
    cache: 'private',
    page: 'security',
    example: 'account/security',
  },
];

import type { RouteDeclaration } from '@vitryna/contracts/release';
import { formParameters, tokenParameter } from '@vitryna/contracts/route-facts';
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
  {
    name: 'account-addresses',
    path: 'account/addresses',
    layout: 'default',
    cache: 'private',
    page: 'addresses',
    example: 'account/addresses',
  },
  {
    name: 'account-watches',
    path: 'account/watches',
    layout: 'default',
    cache: 'private',
    page: 'watches',
    example: 'account/watches',
  },
  {
    name: 'account-reviews',
    path: 'account/reviews',
    layout: 'default',
    cache: 'private',
    page: 'reviews',
    example: 'account/reviews',
  },
  {
    name: 'account-coupons',
    path: 'account/coupons',
    layout: 'default',
    cache: 'private',
    page: 'coupons',
    example: 'account/coupons',
  },
  {
    name: 'shared-favourites',
    path: 'account/favorites/shared',
    layout: 'default',
    cache: 'private',
    query: [tokenParameter],
    page: 'shared-favourites',
    example: 'account/favorites/shared',
  },
];

import type { LoadSkeletons, PageTable } from '@vitryna/remote-kit';

/** Page name → its route module. */
export const pages: PageTable = {
  account: () => import(/* webpackChunkName: "page-account" */ '../routes/account.tsx'),
  orders: () => import(/* webpackChunkName: "page-orders" */ '../routes/orders.tsx'),
  security: () => import(/* webpackChunkName: "page-security" */ '../routes/security.tsx'),
  addresses: () => import(/* webpackChunkName: "page-addresses" */ '../routes/addresses.tsx'),
  'new-password': () => import(/* webpackChunkName: "page-new-password" */ '../routes/new-password.tsx'),
  'confirm-email': () => import(/* webpackChunkName: "page-confirm-email" */ '../routes/confirm-email.tsx'),
  watches: () => import(/* webpackChunkName: "page-watches" */ '../routes/watches.tsx'),
  reviews: () => import(/* webpackChunkName: "page-reviews" */ '../routes/reviews.tsx'),
  coupons: () => import(/* webpackChunkName: "page-coupons" */ '../routes/coupons.tsx'),
  'shared-favourites': () => import(/* webpackChunkName: "page-shared-favourites" */ '../routes/shared-favourites.tsx'),
  favourites: () => import(/* webpackChunkName: "page-favourites" */ '../routes/favourites.tsx'),
};

export const skeletons: LoadSkeletons = () => import(/* webpackChunkName: "skeletons" */ '../routes/skeletons.tsx');

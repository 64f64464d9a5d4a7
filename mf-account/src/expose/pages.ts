import type { LoadSkeletons, PageTable } from '@vitryna/remote-kit';

/** Page name → its route module. */
export const pages: PageTable = {
  account: () => import(/* webpackChunkName: "page-account" */ '../routes/account.tsx'),
  orders: () => import(/* webpackChunkName: "page-orders" */ '../routes/orders.tsx'),
  security: () => import(/* webpackChunkName: "page-security" */ '../routes/security.tsx'),
  favourites: () => import(/* webpackChunkName: "page-favourites" */ '../routes/favourites.tsx'),
};

export const skeletons: LoadSkeletons = () => import(/* webpackChunkName: "skeletons" */ '../routes/skeletons.tsx');

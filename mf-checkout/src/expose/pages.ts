import type { PageTable } from '@vitryna/remote-kit';

export const pages: PageTable = {
  cart: () => import(/* webpackChunkName: "page-cart" */ '../routes/cart.tsx'),
  checkout: () => import(/* webpackChunkName: "page-checkout" */ '../routes/checkout.tsx'),
};

import type { PageTable } from '@vitryna/remote-kit';

export const pages: PageTable = {
  cart: () => import(/* webpackChunkName: "page-cart" */ '../routes/cart.tsx'),
  checkout: () => import(/* webpackChunkName: "page-checkout" */ '../routes/checkout.tsx'),
  'find-order': () => import(/* webpackChunkName: "page-find-order" */ '../routes/find-order.tsx'),
  order: () => import(/* webpackChunkName: "page-order" */ '../routes/order.tsx'),
  'purchase-feedback': () => import(/* webpackChunkName: "page-purchase-feedback" */ '../routes/purchase-feedback.tsx'),
};

import type { PageTable } from '@vitryna/remote-kit';

export const pages: PageTable = {
  checkout: () => import(/* webpackChunkName: "page-checkout" */ '../routes/checkout.tsx'),
};

import type { PageTable } from '@vitryna/remote-kit';

export const pages: PageTable = {
  home: () => import(/* webpackChunkName: "page-home" */ '../routes/home.tsx'),
  category: () => import(/* webpackChunkName: "page-category" */ '../routes/category.tsx'),
};

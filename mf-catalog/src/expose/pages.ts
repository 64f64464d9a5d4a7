import type { LoadSkeletons, PageTable } from '@vitryna/remote-kit';

/** Page name → its route module. */
export const pages: PageTable = {
  home: () => import(/* webpackChunkName: "page-home" */ '../routes/home.tsx'),
  catalog: () => import(/* webpackChunkName: "page-catalog" */ '../routes/catalog.tsx'),
  search: () => import(/* webpackChunkName: "page-search" */ '../routes/search.tsx'),
  comparison: () => import(/* webpackChunkName: "page-comparison" */ '../routes/comparison.tsx'),
  category: () => import(/* webpackChunkName: "page-category" */ '../routes/category.tsx'),
};

export const skeletons: LoadSkeletons = () => import(/* webpackChunkName: "skeletons" */ '../routes/skeletons.tsx');

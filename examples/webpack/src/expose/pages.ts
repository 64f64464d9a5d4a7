import type { LoadSkeletons, PageTable } from '@vitryna/remote-kit';

/** Page name → its route module. */
export const pages: PageTable = {
  hours: () => import(/* webpackChunkName: "page-hours" */ '../routes/hours.tsx'),
};

export const skeletons: LoadSkeletons = () => import(/* webpackChunkName: "skeletons" */ '../routes/skeletons.tsx');

import type { LoadSkeletons, PageTable } from '@vitryna/remote-kit';

/** Page name → its route module. */
export const pages: PageTable = {
  'screen-size': () => import('../routes/screen-size.tsx'),
};

export const skeletons: LoadSkeletons = () => import('../routes/skeletons.tsx');

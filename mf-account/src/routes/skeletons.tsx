import type { SkeletonTable } from '@vitryna/remote-kit';
import { PageSkeleton, ShelfSkeleton } from '@vitryna/ui';
import { PanelSkeleton } from '#features/own/panel-skeleton.tsx';
import styles from './account.module.css';

function Account() {
  return (
    <PageSkeleton className={styles.page}>
      <PanelSkeleton />
    </PageSkeleton>
  );
}

function Favourites() {
  return (
    <PageSkeleton className={styles.page}>
      <ShelfSkeleton count={5} />
    </PageSkeleton>
  );
}

/** The skeletons of this remote's pages, with the measures of the pages themselves. */
export const skeletons: SkeletonTable = {
  account: Account,
  orders: Account,
  security: Account,
  addresses: Account,
  'new-password': Account,
  'confirm-email': Account,
  watches: Account,
  reviews: Account,
  coupons: Account,
  'shared-favourites': Favourites,
  favourites: Favourites,
};

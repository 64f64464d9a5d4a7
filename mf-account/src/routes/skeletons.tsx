import type { SkeletonTable } from '@vitryna/remote-kit';
import { PageSkeleton, ShelfSkeleton, TextSkeleton } from '@vitryna/ui';
import styles from './account.module.css';

function Account() {
  return (
    <PageSkeleton className={styles.page}>
      <TextSkeleton lines={6} />
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
export const skeletons: SkeletonTable = { account: Account, favourites: Favourites };

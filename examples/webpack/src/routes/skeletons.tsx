import type { SkeletonTable } from '@vitryna/remote-kit';
import { PageSkeleton, TextSkeleton } from '@vitryna/ui';
import styles from './hours.module.css';

function Hours() {
  return (
    <PageSkeleton className={styles.page}>
      <TextSkeleton lines={2} />
    </PageSkeleton>
  );
}

/** The skeletons of this remote's pages, with the measures of the pages themselves. */
export const skeletons: SkeletonTable = { hours: Hours };

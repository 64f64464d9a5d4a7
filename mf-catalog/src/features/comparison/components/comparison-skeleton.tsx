import { ShelfSkeleton, TextSkeleton } from '@vitryna/ui';
import styles from './comparison-skeleton.module.css';

/** A comparison whose products are on their way; nothing of it is shown where no script will ever bring them. */
export function ComparisonSkeleton() {
  return (
    <div className={styles.skeleton}>
      <ShelfSkeleton count={4} />
      <TextSkeleton lines={8} />
    </div>
  );
}

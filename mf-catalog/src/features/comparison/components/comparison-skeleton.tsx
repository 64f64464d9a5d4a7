import { Bones, ShelfSkeleton, TextSkeleton } from '@vitryna/ui';
import styles from './comparison-skeleton.module.css';

/** A comparison whose products are on their way; nothing of it is shown where no script will ever bring them. */
export function ComparisonSkeleton() {
  return (
    <div className={styles.skeleton}>
      <div className={styles.tabs}>
        <Bones className={styles.tab} />
      </div>
      <div className={styles.tools}>
        <Bones className={styles.tool} />
      </div>
      <div className={styles.head}>
        <div className={styles.label}>
          <Bones count={3} className={styles.line} />
        </div>
        <ShelfSkeleton count={4} />
      </div>
      <TextSkeleton lines={8} />
    </div>
  );
}

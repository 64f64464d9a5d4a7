import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-skeleton.module.css';

/** Grey bars; the caller's `className` gives their size and position. */
export function Bones({ count = 1, className }: { count?: number; className?: string | undefined }) {
  return Array.from({ length: count }, (_, index) => <i key={index} className={classNames(styles.bone, className)} />);
}

/** Props of {@link PageSkeleton}. */
export type PageSkeletonProps = {
  className?: string | undefined;
  /** Without the way to the page and its heading. */
  isBare?: boolean;
  /** Its heading takes three lines of a phone. */
  isLong?: boolean;
  children?: ReactNode;
};

/**
 * A page that is on its way: the way to it and its heading, which most pages have, and below them its own skeleton. It is shown when
 * waiting has been long enough already, so it does not wait once more. The component that shows it announces the loading;
 * `className` gives it the page's own margins.
 */
export function PageSkeleton({ className, isBare, isLong, children }: PageSkeletonProps) {
  return (
    <div className={classNames('container', styles.page, className)}>
      {!isBare && (
        <>
          <Bones className={styles.crumbs} />
          <Bones className={styles.heading} />
          {isLong && <Bones className={styles.long} />}
        </>
      )}
      {children}
    </div>
  );
}

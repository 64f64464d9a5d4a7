import { Icon } from '../icon/icon.tsx';
import type { IconPath } from '../icon/icons.ts';
import styles from './empty-icon.module.css';

/** The sign of a list that is empty, for the `art` of an `EmptyState`. */
export function EmptyIcon({ path }: { path: IconPath }) {
  return (
    <span className={styles.icon}>
      <Icon path={path} size={32} />
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}. */
export type EmptyStateProps = {
  /** A drawn window, such as {@link EmptyStandArt}. */
  art?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
  /** The heading's level: 1 when this is the whole page. */
  level?: 1 | 2;
};

/** Nothing to show, said plainly, with a way on. */
export function EmptyState({ art, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      {art && <div className={styles.art}>{art}</div>}
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

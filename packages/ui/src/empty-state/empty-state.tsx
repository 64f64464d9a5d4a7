import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}. */
export type EmptyStateProps = {
  /** A sign or a drawn window: {@link EmptyIcon}, {@link EmptyStandArt}. */
  art?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
  /** The heading's level: 1 when this is the whole page, 3 in a part with a heading of its own. */
  level?: 1 | 2 | 3;
};

/** Nothing to show, said plainly, with a way on. */
export function EmptyState({ art, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {art && <div className={styles.art}>{art}</div>}
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

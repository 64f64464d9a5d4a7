import { useTranslate } from '@vitryna/i18n/react';
import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

/** The mark, a window of four panes with one lit, and the name. Put it inside a link to the home page. */
export function Logo({ isOnDark }: { /** On the footer, dark in both themes. */ isOnDark?: boolean }) {
  const t = useTranslate();
  return (
    <span className={classNames(styles.logo, isOnDark && styles.dark)}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" />
        <path className={styles.panes} d="M7 7h8v8H7zM7 17h8v8H7zM17 17h8v8h-8z" />
        <path className={styles.lit} d="M17 7h8v8h-8z" />
      </svg>
      {t('Vitryna')}
    </span>
  );
}

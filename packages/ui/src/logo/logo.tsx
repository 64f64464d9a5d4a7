import { useTranslate } from '@vitryna/i18n/react';
import { classNames } from '../class-names.ts';
import styles from './logo.module.css';

/** The brand's mark, which its style sheet holds, and its name. Put it inside a link to the home page. */
export function Logo({ isOnDark }: { /** On the footer, dark in both themes. */ isOnDark?: boolean }) {
  const t = useTranslate();
  return (
    <span className={classNames(styles.logo, isOnDark && styles.dark)}>
      <span className={styles.mark} />
      <span className={styles.name}>{t('Trademark')}</span>
    </span>
  );
}

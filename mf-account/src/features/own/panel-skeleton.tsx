import { useTranslate } from '@vitryna/i18n/react';
import { Bones } from '@vitryna/ui';
import styles from './panel.module.css';

/** Panels of the account that are on their way. */
export function PanelSkeleton({ count = 3 }: { count?: number }) {
  const t = useTranslate();
  return (
    <>
      <span className="visually-hidden" role="status">
        {t('Loading')}
      </span>
      <Bones count={count} className={styles.bone} />
    </>
  );
}

import { useTranslate } from '@vitryna/i18n/react';
import styles from './swipe-marks.module.css';

/** On phones: which two of the products are in sight, and that there are more at the side. */
export function SwipeMarks({ first, count }: { first: number; count: number }) {
  const t = useTranslate();
  if (count < 3) return null;
  return (
    <p className={styles.marks}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={index === first || index === first + 1 ? styles.here : undefined} />
      ))}
      {t('{{from}}–{{to}} of {{count}}, swipe sideways', { from: first + 1, to: first + 2, count })}
    </p>
  );
}

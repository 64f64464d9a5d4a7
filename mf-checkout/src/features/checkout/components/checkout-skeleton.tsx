import { useTranslate } from '@vitryna/i18n/react';
import { Bones } from '@vitryna/ui';
import flow from './checkout-flow.module.css';
import styles from './checkout-skeleton.module.css';

/** The checkout on its way: the first block open, the others closed, and the place of the sums. */
export function CheckoutSkeleton() {
  const t = useTranslate();
  return (
    <div className={flow.columns} role="status">
      <span className="visually-hidden">{t('Loading')}</span>
      <div>
        <div className={styles.block}>
          <Bones className={styles.title} />
          <div className={styles.fields}>
            <Bones count={4} className={styles.field} />
          </div>
          <Bones className={styles.row} />
          <Bones className={styles.button} />
        </div>
        {[2, 3, 4].map((number) => (
          <div key={number} className={styles.block}>
            <Bones className={styles.title} />
          </div>
        ))}
      </div>
      <Bones className={styles.side} />
    </div>
  );
}

import { useFormat, useTranslate } from '@vitryna/i18n/react';
import type { CartTotals } from '../cart-totals.ts';
import styles from './cart-total.module.css';

/** What the goods cost, and what is saved. */
export function CartTotal({ totals }: { totals: CartTotals }) {
  const t = useTranslate();
  const { money } = useFormat();
  return (
    <p className={styles.total} role="status">
      <span className={styles.label}>
        {totals.discount > 0 ? (
          <>
            {t('Total with the discount')} <b className={styles.discount}>−{money(totals.discount)}</b>
          </>
        ) : (
          t('Total')
        )}
      </span>
      <b className={styles.sum}>{money(totals.total)}</b>
    </p>
  );
}

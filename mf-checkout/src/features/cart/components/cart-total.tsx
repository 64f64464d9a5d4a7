import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { sum, toHryvnia, toMinor } from '@vitryna/money';
import type { CartTotals } from '../cart-totals.ts';
import styles from './cart-total.module.css';

/** The price of the goods, and the discount. */
export function CartTotal({ totals }: { totals: CartTotals & { coupon: number } }) {
  const t = useTranslate();
  const { money } = useFormat();
  const saved = toHryvnia(sum([toMinor(totals.discount), toMinor(totals.coupon)]));
  return (
    <p className={styles.total} role="status">
      <span className={styles.label}>
        {saved > 0 ? (
          <>
            {t('Total with the discount')} <b className={styles.discount}>−{money(saved)}</b>
          </>
        ) : (
          t('Total')
        )}
      </span>
      <b className={styles.sum}>{money(totals.total)}</b>
    </p>
  );
}

import type { CartSummary } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { useId } from 'react';
import type { CartTotals } from '../cart-totals.ts';
import { freeDeliveryOf } from '../free-delivery.ts';
import styles from './order-totals.module.css';

type Props = { totals: CartTotals; isKnown: boolean; summary: CartSummary | null };

/** The sums of an order, row by row. While the cart is on its way the rows keep their places. */
export function OrderTotals({ totals, isKnown, summary }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const titleId = useId();
  const kind = summary && freeDeliveryOf(summary).kind;
  const isFree = kind === 'reached' || kind === 'included';
  return (
    <section aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('Your order')}
      </h2>
      <dl className={styles.rows}>
        <div>
          <dt>{isKnown ? t('{{count}} products', { count: totals.units }) : t('Products')}</dt>
          <dd>{isKnown && money(totals.subtotal)}</dd>
        </div>
        {totals.discount > 0 && (
          <div>
            <dt>{t('Discount')}</dt>
            <dd className={styles.discount}>−{money(totals.discount)}</dd>
          </div>
        )}
        <div>
          <dt>{t('Delivery to a branch')}</dt>
          <dd className={isFree ? styles.free : undefined}>
            {isKnown && summary && (isFree ? t('free') : t('by the tariff of the carrier'))}
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{t('To pay')}</dt>
          <dd>{isKnown && money(totals.total)}</dd>
        </div>
      </dl>
    </section>
  );
}

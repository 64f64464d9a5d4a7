import { useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useId } from 'react';
import type { CheckoutView } from '../load-checkout.ts';
import styles from './phone-order.module.css';

/** Orders are taken by phone: the number, when it is answered, and what to have at hand. */
export function PhoneOrder({ phone, schedule }: CheckoutView) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <section className={styles.order} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('We take the order by phone')}
      </h2>
      <p>
        {t(
          'Ordering on the site is not open yet. Call us: a manager confirms the stock, delivery and payment at once.',
        )}
      </p>
      {phone && (
        <a className={styles.phone} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon path={icons.phone} size={20} />
          {phone}
        </a>
      )}
      {schedule && <p className={styles.note}>{schedule}</p>}
      <p className={styles.note}>{t('Name the codes of the products: they stand under each of them.')}</p>
    </section>
  );
}

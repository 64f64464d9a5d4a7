import type { Order } from '@vitryna/contracts/api';
import { useTranslate } from '@vitryna/i18n/react';
import { ButtonLink, Notice, panelClass } from '@vitryna/ui';
import styles from './order.module.css';

/** A company's next step: the invoice, first of all. */
export function InvoiceNotice({ order: { payment } }: { order: Pick<Order, 'payment'> }) {
  const t = useTranslate();
  return (
    <section className={`${panelClass} ${styles.acting}`} aria-label={t('Payment')}>
      <Notice title={t('The invoice is ready')}>{t('We are packing it as soon as it is paid.')}</Notice>
      {payment.invoiceUrl && (
        <div className={styles.buttons}>
          <ButtonLink kind="primary" size={52} href={payment.invoiceUrl}>
            {t('Download the invoice')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

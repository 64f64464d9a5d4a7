import { freeDeliveryThreshold } from '@vitryna/contracts/constants';
import { formatMoney } from '@vitryna/i18n';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { ButtonLink } from '@vitryna/ui';
import styles from './service-strip.module.css';

/** Two promises of the store, each with the page that explains it. */
export function ServiceStrip() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={styles.strip}>
      <section className={styles.promise}>
        <div>
          <h2>{t('Free delivery from {{sum}}', { sum: formatMoney(freeDeliveryThreshold) })}</h2>
          <p>{t('To post offices and parcel lockers all over Ukraine.')}</p>
        </div>
        <ButtonLink href={paths.shippingPayment(locale)}>{t('Terms of delivery')}</ButtonLink>
      </section>
      <section className={styles.promise}>
        <div>
          <h2>{t('Official warranty')}</h2>
          <p>{t('Fourteen days to return, and service without arguments.')}</p>
        </div>
        <ButtonLink href={paths.warranty(locale)}>{t('Terms of warranty')}</ButtonLink>
      </section>
    </div>
  );
}

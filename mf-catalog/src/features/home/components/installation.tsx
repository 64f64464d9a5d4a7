import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths, type ServiceSlug } from '@vitryna/routing';
import { SectionHeading } from '@vitryna/ui';
import type { ServicePrices } from '../to-service-prices.ts';
import styles from './installation.module.css';

const places: [ServiceSlug, string, string][] = [
  ['apartment', 'Apartment', 'intercom, two cameras, sensors'],
  ['house', 'House', 'perimeter, gates, backup power'],
  ['shop', 'Shop', 'hall, till, counting of visitors'],
  ['office', 'Office', 'access control, network, servers'],
  ['warehouse', 'Warehouse', 'ramp, racks, a month of recordings'],
  ['enterprises', 'Enterprise', 'project, installation, service'],
];

/** The installations of the store, by the kind of place. */
export function Installation({ prices }: { prices: ServicePrices }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <section>
      <SectionHeading link={{ href: paths.services(locale), text: t('All services') }}>
        {t('Turnkey installation')}
      </SectionHeading>
      <ul className={styles.places}>
        {places.map(([serviceSlug, title, text]) => {
          const address = paths.service(locale, { serviceSlug });
          return (
            <li key={serviceSlug}>
              <a href={address}>
                <b>{t(title)}</b>
                <span>{t(text)}</span>
                <span className={styles.price}>{prices[address]}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

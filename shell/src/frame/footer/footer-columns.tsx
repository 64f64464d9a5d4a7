import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import styles from './footer.module.css';

/** Pages for shoppers, about the company and for business. */
export function FooterColumns() {
  const t = useTranslate();
  const locale = useLocale();
  const columns = [
    [
      t('For shoppers'),
      [t('Delivery and payment'), paths.shippingPayment(locale)],
      [t('Warranty and returns'), paths.warranty(locale)],
      [t('Questions and answers'), paths.faqs(locale)],
      [t('Special offers'), paths.landingPages(locale)],
    ],
    [
      t('Company'),
      [t('About us'), paths.aboutCompany(locale)],
      [t('Blog'), paths.blog(locale)],
      [t('Contacts'), paths.contact(locale)],
      [t('Cooperation'), paths.cooperation(locale)],
    ],
    [
      t('For business'),
      [t('Wholesale prices'), paths.wholesale(locale)],
      [t('Partners'), paths.partnership(locale)],
      [t('Installation services'), paths.services(locale)],
    ],
  ] as const;
  return columns.map(([title, ...links]) => (
    <nav key={title} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(([name, href]) => (
          <li key={href}>
            <a className={styles.item} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ));
}

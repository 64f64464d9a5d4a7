import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Logo } from '@vitryna/ui';
import type { FrameData } from '../frame-loader.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';

/** Where everything else is: help, company, business, the seller's legal data. */
export function Footer({ frame, isSimplified }: { frame: FrameData; isSimplified: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const columns = [
    [
      t('For shoppers'),
      [t('Delivery and payment'), paths.shippingPayment(locale)],
      [t('Warranty and returns'), paths.warranty(locale)],
      [t('Public offer'), paths.publicOffer(locale)],
      [t('Reviews policy'), paths.reviewsPolicy(locale)],
    ],
    [
      t('Company'),
      [t('About us'), paths.aboutCompany(locale)],
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
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.grid}`}>
        {!isSimplified && (
          <>
            <div className={styles.about}>
              <Logo isOnDark />
              <p className={styles.small}>{t('Electronics chosen by figures, not by promises.')}</p>
              <div className={styles.language}>
                <LanguageSwitch label={t('Language of the store')} />
              </div>
            </div>
            {columns.map(([title, ...links]) => (
              <nav key={title} className={styles.column} aria-label={title}>
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
            ))}
          </>
        )}
        {frame.phone && (
          <div className={styles.column}>
            <h2 className={styles.title}>{t('Free calls within Ukraine')}</h2>
            <a className={styles.phone} href={`tel:${frame.phone.replaceAll(/\s/g, '')}`}>
              {frame.phone}
            </a>
            <p className={styles.small}>{frame.schedule}</p>
            {frame.socials && !isSimplified && <SocialLinks socials={frame.socials} />}
          </div>
        )}
      </div>
      <div className={`container ${styles.legal}`}>
        {frame.legal && (
          <span>
            © {frame.legal.company}, {t('company code')} {frame.legal.edrpou}. {frame.legal.address}
          </span>
        )}
        <a href={paths.privacyPolicy(locale)}>{t('Privacy policy')}</a>
        <a href={paths.privacyPolicy(locale)} data-consent="">
          {t('Cookie settings')}
        </a>
      </div>
    </footer>
  );
}

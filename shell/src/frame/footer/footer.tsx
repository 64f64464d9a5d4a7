import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Logo } from '@vitryna/ui';
import type { FrameData } from '../../document/frame-data.ts';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { telephone } from '../header/utility-bar.tsx';
import styles from './footer.module.css';
import { FooterColumns } from './footer-columns.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The footer's links: help, company, business, payment, the seller's legal data, the looks of the page. */
export function Footer({ frame, isSimplified }: { frame: FrameData; isSimplified: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const { phone, legal, socials, socialNames: names } = frame;
  return (
    <footer className={`${styles.footer} ${isSimplified ? styles.simplified : ''}`}>
      {!isSimplified && (
        <div className={styles.about}>
          <Logo isOnDark />
          <p className={styles.small}>{t('Electronics chosen by figures, not by promises.')}</p>
          <LanguageSwitch label={t('Language of the store')} />
        </div>
      )}
      {!isSimplified && <FooterColumns />}
      {phone && (
        <div className={styles.contact}>
          <h2 className={styles.title}>{t('Free calls within Ukraine')}</h2>
          <a className={styles.phone} href={telephone(phone)}>
            {phone}
          </a>
          <p className={styles.small}>{frame.schedule}</p>
          {socials && names && !isSimplified && <SocialLinks socials={socials} names={names} />}
        </div>
      )}
      <div className={styles.legal}>
        <PaymentMarks hasCards={frame.hasCardPayment} />
        <ThemeSwitch />
        {legal && (
          <p className={styles.seller}>
            {`© ${legal.company}, ${t('company code')} ${legal.edrpou}. ${legal.address}. `}
            <a href={`mailto:${legal.email}`}>{legal.email}</a>
          </p>
        )}
        <p className={styles.papers}>
          <a href={paths.publicOffer(locale)}>{t('Public offer')}</a>
          <a href={paths.privacyPolicy(locale)}>{t('Privacy policy')}</a>
          <a href={paths.privacyPolicy(locale)} data-consent="">
            {t('Cookie settings')}
          </a>
        </p>
      </div>
    </footer>
  );
}

import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import styles from './fields.module.css';

/** What pressing the button agrees to. */
export function Terms() {
  const t = useTranslate();
  const locale = useLocale();
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> ({t('opens in a new tab')})</span>
    </a>
  );
  return (
    <p className={styles.terms}>
      {t('By pressing the button you accept the')} {link(paths.publicOffer(locale), t('public offer'))} {t('and the')}{' '}
      {link(paths.privacyPolicy(locale), t('privacy policy'))}.
    </p>
  );
}

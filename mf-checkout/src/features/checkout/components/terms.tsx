import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { NewTabLink } from '@vitryna/ui';
import styles from './fields.module.css';

/** What pressing the button agrees to. */
export function Terms() {
  const t = useTranslate();
  const locale = useLocale();
  const link = (href: string, text: string) => <NewTabLink href={href}>{text}</NewTabLink>;
  return (
    <p className={styles.terms}>
      {t('By pressing the button you accept the')} {link(paths.publicOffer(locale), t('public offer'))} {t('and the')}{' '}
      {link(paths.privacyPolicy(locale), t('privacy policy'))}.
    </p>
  );
}

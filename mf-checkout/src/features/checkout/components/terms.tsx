import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { NewTabLink } from '@vitryna/ui';
import styles from './fields.module.css';

/** The agreement of the button. */
export function Terms() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <p className={styles.terms}>
      {t('By pressing the button you accept the')}{' '}
      <NewTabLink href={paths.publicOffer(locale)}>{t('public offer')}</NewTabLink> {t('and the')}{' '}
      <NewTabLink href={paths.privacyPolicy(locale)}>{t('privacy policy')}</NewTabLink>.
    </p>
  );
}

import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { ButtonLink } from '@vitryna/ui';
import styles from './not-found.module.css';

/** The page for an address that shows nothing (specification §2). */
export function NotFound() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('Page not found')}</h1>
      <p>{t('It may have moved, or the address holds a mistake. Search or look through the catalogue.')}</p>
      <ButtonLink kind="primary" href={paths.catalog(locale)}>
        {t('To the catalogue')}
      </ButtonLink>
    </div>
  );
}

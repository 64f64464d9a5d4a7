import { useTranslate } from '@vitryna/i18n/react';
import { usePageHref } from '@vitryna/remote-kit';
import { ButtonLink } from '@vitryna/ui';
import styles from './content.module.css';

/** In place of a page that the content service did not give: the address again, as a document. */
export function Unavailable() {
  const t = useTranslate();
  const href = usePageHref();
  return (
    <div className={`container ${styles.unavailable}`} role="alert">
      <h1>{t('The page did not load')}</h1>
      <p>{t('The rest of the store works. Try again in a minute.')}</p>
      <ButtonLink kind="primary" href={href} data-document="">
        {t('Retry')}
      </ButtonLink>
    </div>
  );
}

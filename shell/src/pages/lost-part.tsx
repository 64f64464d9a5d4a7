import { useTranslate } from '@vitryna/i18n/react';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useLocation } from 'react-router';
import { useWholeSearch } from '../document/whole-search.ts';
import styles from './lost-part.module.css';

/** Stands where a remote is lost. Retry is a link to this address: it works without JavaScript and asks the gateway anew. */
export function LostPart() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const search = useWholeSearch();
  return (
    <div className={`container ${styles.part}`} role="alert">
      <Icon path={icons.alertTriangle} size={24} />
      <div>
        <h1 className={styles.title}>{t('This part of the store did not load')}</h1>
        <p className={styles.text}>{t('Everything else works. Try again, or come back in a minute.')}</p>
        <a className={styles.retry} href={pathname + search} data-document="">
          {t('Retry')}
        </a>
      </div>
    </div>
  );
}

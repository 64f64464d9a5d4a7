import { languageVersions, locales } from '@vitryna/contracts/languages';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { href, pathBelowPrefix, paths } from '@vitryna/routing';
import { IconButton, RetryNotice, TextSkeleton } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useRef } from 'react';
import { useDialogPlace } from '../use-dialog-place.ts';
import { type LoadMenu, useMenu } from '../use-menu.ts';
import styles from './header-menu.module.css';
import { MenuDepartments } from './menu-departments.tsx';

type Props = { onClose: () => void; load?: LoadMenu };

/** The catalogue menu: departments and their groups seen together; on phones one level after the other. */
export function HeaderMenu({ onClose, load }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const { departments, isFailed, retry } = useMenu(load);
  useDialogPlace(root, t('Catalogue'));
  return (
    <div ref={root} className={styles.menu}>
      <div className={styles.head}>
        <h2>
          <a href={paths.catalog(locale)}>{t('Catalogue')}</a>
        </h2>
        <IconButton icon={icons.close} label={t('Close the catalogue')} onClick={onClose} />
      </div>
      {departments && <MenuDepartments departments={departments} />}
      {!departments && (
        <div className={`container ${styles.waiting}`}>
          {isFailed ? (
            <RetryNotice title={t('The catalogue did not load')} onRetry={retry} />
          ) : (
            <TextSkeleton lines={8} />
          )}
        </div>
      )}
      <nav className={styles.foot} aria-label={t('Shopper’s pages')}>
        <a href={paths.account(locale)}>{t('Account')}</a>
        <a href={paths.comparison(locale)}>{t('Comparison')}</a>
        <a href={paths.shippingPayment(locale)}>{t('Delivery and payment')}</a>
        <a href={paths.warranty(locale)}>{t('Warranty')}</a>
        <a href={paths.services(locale)}>{t('Installation services')}</a>
        <a href={paths.contact(locale)}>{t('Contacts')}</a>
        {/* The menu is opened in a browser only: its address is the one to be read in another language. */}
        {locales
          .filter((code) => code !== locale)
          .map((code) => (
            <a
              key={code}
              href={href(code, pathBelowPrefix(location.pathname)) + location.search}
              hrefLang={code}
              lang={code}
              data-document=""
            >
              {languageVersions[code]}
            </a>
          ))}
      </nav>
    </div>
  );
}

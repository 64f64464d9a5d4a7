import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { ButtonLink } from '@vitryna/ui';
import styles from './page-error-screen.module.css';
import { PageErrorScreen } from './page-error-screen.tsx';

/** The page for an address that shows nothing (specification §2), or nothing any more. */
export function NotFound({ isGone }: { isGone?: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const popular = [
    [t('Delivery and payment'), paths.shippingPayment(locale)],
    [t('Warranty and returns'), paths.warranty(locale)],
    [t('Contacts'), paths.contact(locale)],
  ] as const;
  return (
    <PageErrorScreen
      tag={isGone ? '410' : '404'}
      title={t(isGone ? 'The page is gone' : 'Page not found')}
      text={
        isGone
          ? t('We took it off the site. Search or look through the catalogue.')
          : t('It may have moved, or the address holds a mistake. Search or look through the catalogue.')
      }
      action={
        <ButtonLink kind="primary" href={paths.home(locale)}>
          {t('To the home page')}
        </ButtonLink>
      }
    >
      <ul className={styles.links}>
        {popular.map(([name, href]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </PageErrorScreen>
  );
}

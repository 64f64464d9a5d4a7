import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { ButtonLink } from '@vitryna/ui';
import styles from './page-error-screen.module.css';
import { PageErrorScreen } from './page-error-screen.tsx';

/** The page for an address that shows nothing (specification §2). */
export function NotFound() {
  const t = useTranslate();
  const locale = useLocale();
  const popular = [
    [t('Delivery and payment'), paths.shippingPayment(locale)],
    [t('Warranty and returns'), paths.warranty(locale)],
    [t('Contacts'), paths.contact(locale)],
  ] as const;
  return (
    <PageErrorScreen
      tag="404"
      title={t('Page not found')}
      text={t('It may have moved, or the address holds a mistake. Search or look through the catalogue.')}
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

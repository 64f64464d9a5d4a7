import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, PageHeading } from '@vitryna/ui';
import type { ReactNode } from 'react';
import styles from './sign.module.css';

/** The page that the link of an e-mail leads to. */
export function EmailFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslate();
  const locale = useLocale();
  const crumbs = [
    { href: paths.home(locale), text: t('Home') },
    { href: paths.account(locale), text: t('Account') },
  ];
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-account">
      <Breadcrumbs crumbs={crumbs} current={title} />
      <PageHeading>{title}</PageHeading>
      <div className={styles.noJs}>{children}</div>
    </div>
  );
}

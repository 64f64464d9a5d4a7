import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, PageHeading } from '@vitryna/ui';
import { NoJsWarranty } from '#features/content-page/warranty-check/components/no-js-warranty.tsx';
import type { WarrantyView } from '#features/content-page/warranty-check/load-warranty.ts';
import styles from './content.module.css';

export const loader = lazyLoader(() => import('#features/content-page/warranty-check/load-warranty.ts'));

export const handle: PageHandle<WarrantyView> = {
  head: ({ t }) => ({ title: t('Check the warranty'), isNoindex: true }),
};

/** The check of a warranty on a page of its own, for browsers without JavaScript (decision 115). */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const view = useLoaderData<typeof loader>();
  const title = t('Check the warranty');
  const crumbs = [
    { href: paths.home(locale), text: t('Home') },
    { href: paths.warranty(locale), text: t('Warranty and returns') },
  ];
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={crumbs} current={title} />
      <PageHeading>{title}</PageHeading>
      <NoJsWarranty {...view} />
    </div>
  );
}

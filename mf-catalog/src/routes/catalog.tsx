import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, EmptyState, PageHeading } from '@vitryna/ui';
import { CatalogSearch } from '#features/categories/components/catalog-search.tsx';
import type { CatalogPageData } from '#features/categories/load-catalog.ts';
import { useUnreadNotice } from '#features/unread/use-unread-notice.tsx';
import styles from './list-page.module.css';

export const loader = lazyLoader(() => import('#features/categories/load-catalog.ts'));

export const handle: PageHandle<CatalogPageData> = {
  saysUnread: true,
  isSeoExternal: true,
  head: ({ data, locale, t }) => ({
    title: t('Catalogue of electronics'),
    description: t('All departments of the store: {{names}}.', {
      names: data.departments.map(({ title }) => title).join(', '),
    }),
    // Every word that is searched for would be a page of its own.
    ...(data.query !== '' && { isNoindex: true, canonicalPath: '/catalog' }),
    breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, { text: t('Catalogue') }],
  }),
};

export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const data = useLoaderData<typeof loader>();
  const notice = useUnreadNotice();
  const { departments, query } = data;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('Catalogue')} />
      <PageHeading>{t('Catalogue')}</PageHeading>
      {notice}
      <div className={styles.chips}>
        {departments.length > 0 ? (
          <CatalogSearch key={query} departments={departments} query={query} />
        ) : (
          <EmptyState title={t('The catalogue is empty')}>{t('Products will be here soon.')}</EmptyState>
        )}
      </div>
    </div>
  );
}

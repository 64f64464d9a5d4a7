import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, EmptyState, PageHeading } from '@vitryna/ui';
import { DepartmentCard } from '#features/categories/components/department-card.tsx';
import type { CatalogPageData } from '#features/categories/load-catalog.ts';
import styles from './list-page.module.css';

export const loader = lazyLoader(() => import('#features/categories/load-catalog.ts'));

export const handle: PageHandle<CatalogPageData> = {
  isSeoExternal: true,
  head: ({ data, locale, t }) => ({
    title: t('Catalogue of electronics'),
    description: t('All departments of the store: {{names}}.', {
      names: data.departments.map(({ title }) => title).join(', '),
    }),
    breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, { text: t('Catalogue') }],
  }),
};

export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { departments } = useLoaderData() as CatalogPageData;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('Catalogue')} />
      <PageHeading>{t('Catalogue')}</PageHeading>
      <div className={styles.chips}>
        {departments.map((department, index) => (
          <DepartmentCard key={department.href} department={department} isPriority={index < 2} />
        ))}
        {departments.length === 0 && (
          <EmptyState title={t('The catalogue is empty')}>{t('Products will be here soon.')}</EmptyState>
        )}
      </div>
    </div>
  );
}

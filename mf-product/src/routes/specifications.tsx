import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { SpecTable } from '@vitryna/ui';
import { ProductLayout } from '#features/product/components/product-layout.tsx';
import { tabCrumbs, tabHead } from '#features/product/page-head.ts';
import type { SpecificationsView } from './load-specifications.ts';

export const loader = lazyLoader(() => import('./load-specifications.ts'));

export const handle: PageHandle<SpecificationsView> = {
  head: ({ data: { head }, locale, t }) => ({
    ...tabHead(head, t('Specifications')),
    breadcrumbs: tabCrumbs(head, { locale, home: t('Home'), tab: t('Specifications') }),
  }),
};

/** Every figure of the product, by groups. */
export function Component() {
  const t = useTranslate();
  const { head, groups } = useLoaderData<typeof loader>();
  return (
    <ProductLayout head={head} current="specifications">
      <h2 className="visually-hidden">{t('Specifications')}</h2>
      {groups.length === 0 && <p>{t('No specifications yet')}</p>}
      {groups.map(({ title, rows }) => (
        <SpecTable key={title} title={title ?? t('General')} rows={rows} />
      ))}
    </ProductLayout>
  );
}

import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { DeliveryTerms } from '#features/delivery/components/delivery-terms.tsx';
import { ProductLayout } from '#features/product/components/product-layout.tsx';
import { tabCrumbs, tabHead } from '#features/product/page-head.ts';
import { Differences } from '#features/specifications/components/differences.tsx';
import { SpecificationGroups } from '#features/specifications/components/specification-groups.tsx';
import type { SpecificationsView } from './load-specifications.ts';

export const loader = lazyLoader(() => import('./load-specifications.ts'));

export const handle: PageHandle<SpecificationsView> = {
  // Beside another product it is no page of its own to search engines.
  head: ({ data: { head, differences }, locale, t }) => ({
    ...tabHead(head, t('Specifications'), differences !== null),
    breadcrumbs: tabCrumbs(head, { locale, home: t('Home'), tab: t('Specifications') }),
  }),
};

/** Every figure of the product, by groups. */
export function Component() {
  const t = useTranslate();
  const { head, groups, candidates, differences } = useLoaderData<typeof loader>();
  return (
    <ProductLayout head={head} current="specifications" delivery={<DeliveryTerms head={head} />}>
      <h2 className="visually-hidden">{t('Specifications')}</h2>
      {groups.length === 0 && <p>{t('No specifications yet')}</p>}
      {groups.length > 0 && <SpecificationGroups groups={groups} />}
      <Differences title={head.title} candidates={candidates} differences={differences} />
    </ProductLayout>
  );
}

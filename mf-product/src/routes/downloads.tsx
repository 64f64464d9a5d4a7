import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { DeliveryTerms } from '#features/delivery/components/delivery-terms.tsx';
import { DownloadList } from '#features/files/components/download-list.tsx';
import { ProductLayout } from '#features/product/components/product-layout.tsx';
import { tabCrumbs, tabHead } from '#features/product/page-head.ts';
import type { DownloadsView } from './load-downloads.ts';

export const loader = lazyLoader(() => import('./load-downloads.ts'));

export const handle: PageHandle<DownloadsView> = {
  head: ({ data: { head }, locale, t }) => ({
    ...tabHead(head, t('Downloads')),
    breadcrumbs: tabCrumbs(head, { locale, home: t('Home'), tab: t('Downloads') }),
  }),
};

/** Manuals, drivers and applications. */
export function Component() {
  const t = useTranslate();
  const { head, downloads } = useLoaderData<typeof loader>();
  return (
    <ProductLayout head={head} current="downloads" delivery={<DeliveryTerms head={head} />}>
      <h2 className="visually-hidden">{t('Downloads')}</h2>
      <DownloadList groups={downloads} />
    </ProductLayout>
  );
}

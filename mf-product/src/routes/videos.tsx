import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { DeliveryTerms } from '#features/delivery/components/delivery-terms.tsx';
import { VideoList } from '#features/files/components/video-list.tsx';
import { ProductLayout } from '#features/product/components/product-layout.tsx';
import { tabCrumbs, tabHead } from '#features/product/page-head.ts';
import type { VideosView } from './load-videos.ts';

export const loader = lazyLoader(() => import('./load-videos.ts'));

export const handle: PageHandle<VideosView> = {
  head: ({ data: { head }, locale, t }) => ({
    ...tabHead(head, t('Videos')),
    breadcrumbs: tabCrumbs(head, { locale, home: t('Home'), tab: t('Videos') }),
  }),
};

/** Videos about the product. */
export function Component() {
  const t = useTranslate();
  const { head, videos } = useLoaderData<typeof loader>();
  return (
    <ProductLayout head={head} current="videos" delivery={<DeliveryTerms head={head} />}>
      <section>
        <h2 className="visually-hidden">{t('Videos')}</h2>
        <VideoList videos={videos} />
      </section>
    </ProductLayout>
  );
}

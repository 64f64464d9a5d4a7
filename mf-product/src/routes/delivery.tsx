import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { NoJsCity } from '#features/delivery/components/no-js-city.tsx';
import { NoJsPage } from '#features/product/components/no-js-page.tsx';
import { tabHead } from '#features/product/page-head.ts';
import type { DeliveryView } from './load-delivery.ts';

export const loader = lazyLoader(() => import('./load-delivery.ts'));

export const handle: PageHandle<DeliveryView> = {
  head: ({ data: { head }, t }) => tabHead(head, t('Delivery'), true),
};

/** The no-JS address of the city choice. */
export function Component() {
  const { head, city } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <NoJsPage head={head} current={t('Delivery')}>
      <h2>{t('Delivery')}</h2>
      <NoJsCity view={city} />
    </NoJsPage>
  );
}

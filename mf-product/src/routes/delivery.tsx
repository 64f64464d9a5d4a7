import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { PlainCity } from '#features/delivery/components/plain-city.tsx';
import { PlainPage } from '#features/product/components/plain-page.tsx';
import { tabHead } from '#features/product/page-head.ts';
import type { DeliveryView } from './load-delivery.ts';

export const loader = lazyLoader(() => import('./load-delivery.ts'));

export const handle: PageHandle<DeliveryView> = {
  head: ({ data: { head }, t }) => tabHead(head, t('Delivery'), true),
};

/** Where the choice of a city leads without JavaScript. */
export function Component() {
  const { head, city } = useLoaderData<typeof loader>();
  const t = useTranslate();
  return (
    <PlainPage head={head} current={t('Delivery')}>
      <h2>{t('Delivery')}</h2>
      <PlainCity view={city} />
    </PlainPage>
  );
}

import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { PlainAvailability, PlainPreOrder, PlainPriceWatch } from '#features/notify/components/plain-notify-forms.tsx';
import { PlainPage } from '#features/product/components/plain-page.tsx';
import { tabHead } from '#features/product/page-head.ts';
import type { NotifyView } from './load-notify.ts';

export const loader = lazyLoader(() => import('./load-notify.ts'));

export const handle: PageHandle<NotifyView> = {
  head: ({ data: { head }, t }) => tabHead(head, t('Tell me'), true),
};

/** Where the buttons of who has to wait lead without JavaScript: for the product itself, for what it costs, for a lower price. */
export function Component() {
  const t = useTranslate();
  const { head, availability, preOrder, priceWatch } = useLoaderData<typeof loader>();
  const { kind, price } = head.offer;
  const isAwaited = kind === 'expected' || kind === 'outOfStock';
  return (
    <PlainPage head={head} current={t('Tell me')}>
      {kind === 'preOrder' && <PlainPreOrder productId={head.id} facts={preOrder} />}
      {isAwaited && <PlainAvailability productId={head.id} facts={availability} isPriceAsked={price === null} />}
      {price !== null && kind !== 'discontinued' && <PlainPriceWatch productId={head.id} facts={priceWatch} />}
    </PlainPage>
  );
}

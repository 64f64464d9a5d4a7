import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { NoJsAvailability, NoJsPreOrder, NoJsPriceWatch } from '#features/notify/components/no-js-notify-forms.tsx';
import { NoJsPage } from '#features/product/components/no-js-page.tsx';
import { tabHead } from '#features/product/page-head.ts';
import type { NotifyView } from './load-notify.ts';

export const loader = lazyLoader(() => import('./load-notify.ts'));

export const handle: PageHandle<NotifyView> = {
  head: ({ data: { head }, t }) => tabHead(head, t('Tell me'), true),
};

/** The no-JS addresses of the notify buttons: for the product itself, for what it costs, for a lower price. */
export function Component() {
  const t = useTranslate();
  const { head, availability, preOrder, priceWatch } = useLoaderData<typeof loader>();
  const { kind, price } = head.offer;
  const isAwaited = kind === 'expected' || kind === 'outOfStock';
  return (
    <NoJsPage head={head} current={t('Tell me')}>
      {kind === 'preOrder' && <NoJsPreOrder productId={head.id} facts={preOrder} />}
      {isAwaited && <NoJsAvailability productId={head.id} facts={availability} isPriceAsked={price === null} />}
      {price !== null && kind !== 'discontinued' && <NoJsPriceWatch productId={head.id} facts={priceWatch} />}
    </NoJsPage>
  );
}

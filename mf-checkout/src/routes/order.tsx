import { useEventBus } from '@vitryna/event-bus/react';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData, useLocation } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { useStores } from '@vitryna/store/react';
import { ButtonLink, EmptyState, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useEffect, useMemo } from 'react';
import { takePlaced } from '#features/checkout/placed.ts';
import { tabStorage } from '#features/checkout/tab-storage.ts';
import { OrderView } from '#features/order/components/order-view.tsx';
import type { LoadedOrder } from '#features/order/load-order.ts';
import { useAnotherUser } from '#features/order/use-another-user.ts';
import { useOrderView } from '#features/order/use-order-view.ts';
import styles from './order.module.css';

export const loader = lazyLoader(() => import('#features/order/load-order.ts'));

export const handle: PageHandle<LoadedOrder> = {
  head: ({ t }) => ({ title: t('Your order') }),
};

/** One order: a document holds it for who may see it, in a tab it is read in its place. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const eventBus = useEventBus();
  const { pathname, search } = useLocation();
  const key = useMemo(() => {
    const token = new URLSearchParams(search).get('token');
    return { orderId: decodeURIComponent(pathname.split('/').at(-1) ?? ''), ...(token && { token }) };
  }, [pathname, search]);
  const loaded = useLoaderData<typeof loader>();
  const { view, problem, reload } = useOrderView(key, loaded);
  useAnotherUser(reload);
  useEffect(() => {
    const placed = takePlaced(tabStorage, key.orderId);
    if (!placed) return;
    // The order has just been made: it is counted, and the cart has given it what it held.
    eventBus.emit('checkout:order-placed', placed);
    eventBus.emit('checkout:cart-changed', { reason: 'cleared', productId: null });
    void stores.cart.load();
  }, [key, eventBus, stores]);
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-checkout">
      {view ? (
        <OrderView view={view} orderKey={key} loaded={loaded} onOrderChange={reload} />
      ) : problem === 'missing' ? (
        <EmptyState
          level={1}
          title={t('There is no such order')}
          actions={
            <ButtonLink kind="primary" href={paths.findOrder(locale)}>
              {t('Find my order')}
            </ButtonLink>
          }
        >
          {t('Look at its address once more, or find it by number and phone.')}
        </EmptyState>
      ) : problem === 'failed' ? (
        <RetryNotice onRetry={reload} />
      ) : (
        <>
          <h1>{t('Your order')}</h1>
          <div className={styles.waiting}>
            <TextSkeleton lines={10} />
          </div>
        </>
      )}
    </div>
  );
}

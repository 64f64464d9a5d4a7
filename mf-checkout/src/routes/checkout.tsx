import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { useStore } from '@vitryna/store/react';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { sumLines } from '#features/cart/cart-totals.ts';
import { CartLines } from '#features/cart/components/cart-lines.tsx';
import { CartSkeleton } from '#features/cart/components/cart-skeleton.tsx';
import { CartWithoutScript } from '#features/cart/components/cart-without-script.tsx';
import { EmptyCart } from '#features/cart/components/empty-cart.tsx';
import { FailedCart } from '#features/cart/components/failed-cart.tsx';
import { FreeDeliveryBar } from '#features/cart/components/free-delivery-bar.tsx';
import { OrderTotals } from '#features/cart/components/order-totals.tsx';
import { SharedCart } from '#features/cart/components/shared-cart.tsx';
import { type LoadSummary, loadSummary } from '#features/cart/load-summary.ts';
import { useCartSummary } from '#features/cart/use-cart-summary.ts';
import { PhoneOrder } from '#features/checkout/components/phone-order.tsx';
import type { CheckoutView } from '#features/checkout/load-checkout.ts';
import { useCheckoutStarted } from '#features/checkout/use-checkout-started.ts';
import styles from './checkout.module.css';

export const loader = lazyLoader(() => import('#features/checkout/load-checkout.ts'));

export const handle: PageHandle<CheckoutView> = {
  head: ({ t }) => ({ title: t('Checkout') }),
};

/** The checkout: the cart once more, its sums, and how to order. */
export function Component() {
  return <Checkout load={loadSummary} />;
}

/** The page over any source of the summary. */
export function Checkout({ load }: { load: LoadSummary }) {
  const t = useTranslate();
  const locale = useLocale();
  const view = useLoaderData<typeof loader>();
  const lines = useStore(({ cart }) => cart.lines);
  const status = useStore(({ cart }) => cart.status);
  const summary = useCartSummary(load);
  useCheckoutStarted();
  const isEmpty = status === 'ready' && lines.length === 0;
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-checkout">
      <a className={styles.back} href={paths.catalog(locale)}>
        <Icon path={icons.chevronLeft} size={16} />
        {t('Continue shopping')}
      </a>
      <h1 className={styles.title}>{t('Checkout')}</h1>
      <SharedCart />
      <div className={styles.columns}>
        <section className={styles.cart} aria-label={t('Cart')}>
          {isEmpty ? (
            <EmptyCart />
          ) : lines.length > 0 ? (
            <>
              <CartLines lines={lines} />
              <FreeDeliveryBar {...summary} />
            </>
          ) : status === 'failed' ? (
            <FailedCart />
          ) : (
            <>
              <CartWithoutScript />
              <div className={styles.waiting}>
                <CartSkeleton />
              </div>
            </>
          )}
        </section>
        {!isEmpty && (
          <aside className={styles.side}>
            <div className={styles.waiting}>
              <OrderTotals totals={sumLines(lines)} isKnown={lines.length > 0} summary={summary.summary} />
            </div>
            <PhoneOrder {...view} />
          </aside>
        )}
      </div>
    </div>
  );
}

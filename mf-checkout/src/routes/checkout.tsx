import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { useStore } from '@vitryna/store/react';
import { Icon, RetryNotice } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useState } from 'react';
import { CartWithoutScript } from '#features/cart/components/cart-without-script.tsx';
import { CouponForm } from '#features/cart/components/coupon-form.tsx';
import { EmptyCart } from '#features/cart/components/empty-cart.tsx';
import { FailedCart } from '#features/cart/components/failed-cart.tsx';
import { SharedCart } from '#features/cart/components/shared-cart.tsx';
import { WaitingChanges } from '#features/cart/components/waiting-changes.tsx';
import { CheckoutSkeleton } from '#features/checkout/components/checkout-skeleton.tsx';
import { NoJsCheckout as NoJsOrder } from '#features/checkout/components/no-js-checkout.tsx';
import { UnansweredOrder } from '#features/checkout/components/unanswered-order.tsx';
import type { NoJsCheckout } from '#features/checkout/load-no-js.ts';
import { useCheckout } from '#features/checkout/use-checkout.ts';
import { useCheckoutStarted } from '#features/checkout/use-checkout-started.ts';
import { leaveForBank } from '#features/order/leave-for-bank.ts';
import styles from './checkout.module.css';

export const loader = lazyLoader(() => import('#features/checkout/load-no-js.ts'));

export const handle: PageHandle<NoJsCheckout | 'empty'> = {
  head: ({ t }) => ({ title: t('Checkout') }),
};

/** The checkout: one page from the cart to the order. Private data is loaded in the browser. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const lines = useStore(({ cart }) => cart.lines);
  const status = useStore(({ cart }) => cart.status);
  const noJs = useLoaderData<typeof loader>();
  const [isMade, setMade] = useState(false);
  const { brought, hasFailed, retry } = useCheckout(lines.length > 0);
  useCheckoutStarted();
  const isEmpty = status === 'ready' && lines.length === 0 && !isMade;
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-checkout">
      <a className={styles.back} href={paths.catalog(locale)}>
        <Icon path={icons.chevronLeft} size={16} />
        {t('Continue shopping')}
      </a>
      <h1 className={styles.title}>{t('Checkout')}</h1>
      <SharedCart />
      <WaitingChanges />
      {isEmpty ? (
        <UnansweredOrder>
          <EmptyCart />
        </UnansweredOrder>
      ) : status === 'failed' && lines.length === 0 ? (
        <FailedCart />
      ) : hasFailed ? (
        <RetryNotice onRetry={retry}>{t('What you have typed is kept.')}</RetryNotice>
      ) : brought ? (
        <brought.Flow
          start={brought.start}
          onMade={() => setMade(true)}
          onBank={leaveForBank}
          coupon={(coupon, onSummary) => <CouponForm coupon={coupon} onSummary={onSummary} />}
        />
      ) : (
        <>
          <CartWithoutScript />
          <noscript>{noJs === 'empty' ? <EmptyCart /> : noJs && <NoJsOrder view={noJs} />}</noscript>
          <div className={styles.waiting}>
            <CheckoutSkeleton />
          </div>
        </>
      )}
    </div>
  );
}

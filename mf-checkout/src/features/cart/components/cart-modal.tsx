import type { CartLine } from '@vitryna/contracts/api';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { useStore, useStores } from '@vitryna/store/react';
import { Button, ButtonLink, ModalFrame } from '@vitryna/ui';
import { useEffect, useRef, useState } from 'react';
import { sumLines, withCoupon } from '../cart-totals.ts';
import { freeDeliveryOf } from '../free-delivery.ts';
import { type LoadSummary, loadSummary } from '../load-summary.ts';
import { useArriving } from '../use-arriving.ts';
import { useCartSummary } from '../use-cart-summary.ts';
import { useCartViewed } from '../use-cart-viewed.ts';
import { CartDelivery } from './cart-delivery.tsx';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-modal.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartTotal } from './cart-total.tsx';
import { CouponForm } from './coupon-form.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { FailedCart } from './failed-cart.tsx';
import { FreeDeliveryBar } from './free-delivery-bar.tsx';
import { Recommended } from './recommended.tsx';
import { RemovedLine } from './removed-line.tsx';
import { SavedLines } from './saved-lines.tsx';
import { ShareCart } from './share-cart.tsx';
import { WaitingChanges } from './waiting-changes.tsx';

type Props = { onClose: () => void; load?: LoadSummary };

const titleId = 'cart-modal-title';

/** The cart as a modal. The server holds the cart: after a reload it opens with the same lines. */
export function CartModal({ onClose, load = loadSummary }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const lines = useStore(({ cart }) => cart.lines);
  const status = useStore(({ cart }) => cart.status);
  const isArriving = useArriving();
  // What waits for a connection is not empty, but of what it will hold nothing is known here.
  const isWaiting = useStore(({ outbox }) => outbox.waiting.some(({ operation }) => operation === 'cart.add'));
  const summary = useCartSummary(load);
  useEffect(() => {
    if (status === 'idle') void stores.cart.load();
  }, [status, stores]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog element is the shell's; its name is this modal's title.
    const dialog = frame.current?.closest('dialog');
    dialog?.removeAttribute('aria-label');
    dialog?.setAttribute('aria-labelledby', titleId);
  }, []);
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const [savedVersion, setSavedVersion] = useState(0);
  useCartViewed();
  const totals = withCoupon(sumLines(lines), summary.summary?.coupon);
  const delivery = summary.summary && freeDeliveryOf(summary.summary);
  const hasLines = lines.length > 0;
  return (
    <div ref={frame}>
      <ModalFrame
        title={t('Cart')}
        titleId={titleId}
        note={hasLines ? t('{{count}} products', { count: totals.units }) : undefined}
        onClose={onClose}
        foot={
          hasLines && (
            <>
              {' '}
              <Button size={52} className={styles.back} onClick={onClose}>
                {t('Continue shopping')}
              </Button>
              <CartTotal totals={totals} />
              <ButtonLink kind="primary" size={52} className={styles.checkout} href={paths.checkout(locale)}>
                {t('Check out')}
              </ButtonLink>
            </>
          )
        }
      >
        <WaitingChanges />
        {removed && <RemovedLine key={removed.product.id} line={removed} />}
        {hasLines ? (
          <>
            <CartLines
              lines={lines}
              isArriving={isArriving}
              onRemoved={setRemoved}
              onSaved={() => setSavedVersion((version) => version + 1)}
            />
            <FreeDeliveryBar {...summary} lines={lines} />
            <CartDelivery />
            {/* Before the sums are here, too: what comes late would move the dialog. */}
            {!summary.hasFailed && <CouponForm coupon={summary.summary?.coupon ?? null} onSummary={summary.takeOver} />}
            <ShareCart />
            {/* Last of these: it comes late, and nothing below it has to move. */}
            {delivery?.kind === 'left' && <Recommended left={delivery.left} />}
          </>
        ) : isWaiting ? null : status === 'failed' ? (
          <FailedCart />
        ) : status === 'ready' && !isArriving ? (
          <EmptyCart />
        ) : (
          <CartSkeleton />
        )}
        {status === 'ready' && <SavedLines version={savedVersion} />}
      </ModalFrame>
    </div>
  );
}

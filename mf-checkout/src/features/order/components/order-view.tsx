import type { Order, OrderView as View } from '@vitryna/contracts/api';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { Logo, Notice, RetryNotice } from '@vitryna/ui';
import type { OrderKey } from '../api/get-order.ts';
import type { LoadedOrder } from '../load-order.ts';
import { statusName } from '../status-names.ts';
import { useOrderForm } from '../use-order-form.ts';
import { AccountOffer } from './account-offer.tsx';
import { NoJsOrderForms } from './no-js-order-forms.tsx';
import styles from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PaymentPanel } from './payment-panel.tsx';

type Props = { view: View; orderKey: OrderKey; loaded: LoadedOrder; onOrderChange: () => void };

/** An order: what a stranger may see of it, or all of it and what can be done about it. */
export function OrderView({ view, ...props }: Props) {
  const t = useTranslate();
  const { date } = useFormat();
  const placed = view.timeline[0]?.at;
  return (
    <>
      <div className={styles.letterhead}>
        <Logo />
      </div>
      <h1 className={styles.title}>{t('Order {{number}}', { number: view.number })}</h1>
      <p className={styles.status} role="status">
        <b>{statusName(view.status, t)}</b>
        {placed && <span>{t('of {{date}}', { date: date(placed, 'long') })}</span>}
      </p>
      {view.access === 'owner' ? (
        <Owned order={view} {...props} />
      ) : (
        <div className={styles.page}>
          <OrderTimeline timeline={view.timeline} />
          <Notice title={t('Only its owner sees the whole order')}>
            {t('Open it from the e-mail, or in the browser that made it.')}
          </Notice>
        </div>
      )}
    </>
  );
}

function Owned({ order, orderKey, loaded, onOrderChange }: Omit<Props, 'view'> & { order: Order }) {
  const t = useTranslate();
  const { Form, failed, open, close } = useOrderForm();
  const done = () => {
    close();
    onOrderChange();
  };
  return (
    <div className={styles.columns}>
      <div className={styles.page}>
        {order.status === 'new' && (
          <Notice kind="ok" title={t('Thank you for the order')}>
            {order.dontCall ? t('We are packing it.') : t('We will call you to confirm it.')}
          </Notice>
        )}
        <PaymentPanel order={order} orderKey={orderKey} onOrderChange={onOrderChange} />
        <OrderTimeline timeline={order.timeline} />
        {Form && <Form order={order} orderKey={orderKey} onDone={done} onClose={close} />}
        {failed && <RetryNotice onRetry={() => open(failed)} />}
        <OrderActions order={order} orderKey={orderKey} onForm={open} />
        <noscript>
          {loaded && (
            <div className={styles.page}>
              <NoJsOrderForms order={order} orderKey={orderKey} loaded={loaded} />
            </div>
          )}
        </noscript>
      </div>
      <div className={styles.page}>
        <OrderLines {...order} />
        <OrderFacts order={order} />
        <AccountOffer order={order} orderKey={orderKey} />
      </div>
    </div>
  );
}
